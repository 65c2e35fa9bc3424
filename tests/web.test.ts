// The web workshop in a real browser: whole games, saves, loops without an end, the variants, both languages.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../atelier/web/find-browser.ts'
import { rejouer } from '../solutions/09-partie/partie.ts'
import { calculerScore } from '../solutions/07-score-noir/score-noir.ts'
import { has, need } from './machine.ts'
import { boardOf, openWorkshop, type Workshop } from './web-visit.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe('the web workshop', need('browser'), () => {
  let browser: Browser, workshop: Workshop, page: Page, board: ReturnType<typeof boardOf>
  const errors: string[] = []

  beforeAll(async () => {
    ;[browser, workshop] = await Promise.all([launchBrowser(), openWorkshop()])
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 1000 } })
    context.setDefaultTimeout(30_000)
    page = await context.newPage()
    page.on('pageerror', error => errors.push(error.message))
    board = boardOf(page)
  })
  afterAll(async () => {
    await browser?.close()
    const code = await workshop?.stop()
    if (has('signals')) expect(code).toBe(0)
  })

  /** A page that has just been opened: no game, no choice, nothing tried. */
  const open = async (name = 'plateau', lang = 'fr') => {
    // An address with no page on it, to forget what this tab remembers.
    await page.goto(`${workshop.url}etape/01-plateau/fr`)
    await page.evaluate('sessionStorage.clear()')
    await page.goto(`${workshop.url}?lang=${lang}#/${name}`)
    await page.waitForSelector('main')
    if (!name.startsWith('cours')) await page.waitForSelector('.stage[data-played="0"], .failure')
  }
  const until = (look: () => Promise<unknown>) => expect.poll(look, { timeout: 30_000 })
  const restart = () => page.getByRole('button', { name: /Nouvelle partie|New game/ }).click()
  const choose = (player: number, who: string) => page.selectOption(`#who-${player}`, who)
  const badge = (name: string) =>
    page.locator('.functions-of', { has: page.locator(`code:text-is("${name}")`) }).locator('.badge')

  /** Plays until the game is over; gives how many moves the visitor made. */
  const playWhole = async (pick: (legal: string[]) => string, play: (name: string) => Promise<void>) => {
    let mine = 0
    while ((await board.turn()) !== 'none') {
      const before = await board.played()
      await play(pick(await board.legal()))
      mine++
      await page.waitForSelector(`.stage:not([data-played="${before}"]) .cell.legal, .stage[data-turn="none"]`)
    }
    return mine
  }
  /** The reference replays the same moves, and finds the same end. */
  const sameAsReference = async () => {
    const { grille, trait } = rejouer((await board.moves()).replaceAll(' ', ''))
    const { noir, blanc } = calculerScore(grille)
    expect(trait).toBe(null)
    expect(await page.locator('.score').allTextContents()).toEqual([String(noir), String(blanc)])
    expect(await board.status()).toContain(`${noir}–${blanc}`)
  }

  test('a whole game against jeuStupide with the mouse, to its end and its score', async () => {
    await open()
    await choose(2, 'jeuStupide')
    const mine = await playWhole(
      legal => legal[0]!,
      name => board.cell(name).click(),
    )
    expect(mine).toBeGreaterThan(10)
    expect(await board.played()).toBeGreaterThan(2 * mine - 8)
    await sameAsReference()
  })

  test('a whole game with the keyboard alone, then undone to the start', async () => {
    await open()
    await choose(1, 'jeuStupide')
    await board.reach(1)
    await page.locator('.cell[tabindex="0"]').focus()
    let at = 'e5'
    const arrows = async (name: string) => {
      const [di, dj] = [name.charCodeAt(1) - at.charCodeAt(1), name.charCodeAt(0) - at.charCodeAt(0)]
      for (let n = Math.abs(di); n > 0; n--) await page.keyboard.press(di > 0 ? 'ArrowDown' : 'ArrowUp')
      for (let n = Math.abs(dj); n > 0; n--) await page.keyboard.press(dj > 0 ? 'ArrowRight' : 'ArrowLeft')
      at = name
      await page.keyboard.press('Enter')
    }
    const far = (name: string) =>
      Math.abs(name.charCodeAt(0) - at.charCodeAt(0)) + Math.abs(name.charCodeAt(1) - at.charCodeAt(1))
    const mine = await playWhole(legal => legal.toSorted((a, b) => far(a) - far(b))[0]!, arrows)
    await sameAsReference()
    for (let n = 0; n < mine; n++) {
      const before = await board.played()
      await page.keyboard.press('u')
      await page.waitForSelector(`.stage:not([data-played="${before}"]) .cell.legal`)
    }
    expect(await board.played()).toBe(1)
    expect((await board.text()).match(/[XO]/g)).toHaveLength(5)
  })

  test('two people: undo gives back the start, a pass is announced', async () => {
    await open()
    const start = await board.text()
    await board.play('f5', 'f6', 'f7')
    for (const left of [2, 1, 0]) {
      await page.keyboard.press('u')
      await board.reach(left)
    }
    expect(await board.text()).toBe(start)
    await board.play(...'f5 f6 f7 g7 d3 f8 h8 h6'.split(' '))
    expect(await board.status()).toBe('Blanc joue h6, retourne g7. Noir ne peut pas jouer et passe. À Blanc de jouer.')
    expect(await page.locator('.status').getAttribute('role')).toBe('status')
  })

  test('the board says itself in text, and refuses what is not legal', async () => {
    await open('plateau', 'en')
    expect(await board.cell('e4').getAttribute('aria-label')).toBe('e4, Black')
    expect(await board.cell('f5').getAttribute('aria-label')).toBe('f5, empty, legal move')
    expect((await board.text()).split('\n')[5]).toBe('5  .  .  .  X  O  *  .  .')
    await board.cell('a1').click()
    await board.cell('e4').click()
    expect(await board.status()).toBe('e4 is not a legal move. Black to play.')
    expect(await board.played()).toBe(0)
  })

  test(
    'a step saved wrong is lent and shows its tests; saved ' + 'right, it is the learner’s, and the game goes on',
    async () => {
      await open()
      await board.play('f5', 'd6')
      workshop.save('01', workshop.reference('01'))
      await until(() => badge('creerPlateau').textContent()).toBe('à toi')
      expect(await badge('coupValide').textContent()).toBe('prêtée par l’atelier')
      workshop.save('02', workshop.reference('02'))
      workshop.save('03', workshop.mistake('03', 'oublie-les-diagonales'))
      await page.waitForSelector('.red-test')
      expect(await page.locator('.diagnosis').textContent()).toContain('diagonales')
      expect(await badge('coupValide').textContent()).toBe('prêtée par l’atelier')
      const [first] = await page.locator('.red-test').all()
      expect(await first!.locator('.picture').count()).toBe(2)
      await first!.getByRole('button', { name: 'Voir sur le plateau' }).click()
      await page.waitForSelector('.stage .cell.bad')
      await page.getByText('attendu', { exact: true }).click()
      expect(await page.locator('.stage .cell.bad').count()).toBe(0)
      expect(await page.locator('.stage .cell.good').count()).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Revenir à la partie' }).click()
      workshop.save('03', workshop.reference('03'))
      await until(() => badge('coupValide').textContent()).toBe('à toi')
      expect(await board.moves()).toBe('f5 d6')
      await board.play('c3')
      expect(await board.played()).toBe(3)
    },
  )

  test(
    'a test on the big board follows what is saved, in both ' + 'languages, and the browser’s back button leaves it',
    async () => {
      await open()
      await board.play('f5')
      workshop.save('03', workshop.mistake('03', 'oublie-les-diagonales'))
      await page.locator('.red-test button').first().click()
      await page.waitForSelector('.sides')
      expect(await page.evaluate('document.activeElement.id')).toBe('content')
      await page.getByRole('button', { name: 'English' }).click()
      await page.locator('.stage .status', { hasText: 'a run closes up and left' }).waitFor()
      workshop.save('03', workshop.reference('03'))
      await page.getByText('This test is green now.').waitFor()
      await page.goBack()
      await board.reach(1)
      expect(await board.moves()).toBe('f5')
      expect(await page.locator('.done').textContent()).toBe('Step 03 is green: its functions are yours.')
    },
  )

  test('a page that is loaded again finds its game, and another tab has its own', async () => {
    await open()
    await choose(1, 'jeuStupide')
    await board.reach(1)
    await board.play((await board.legal())[0]!)
    await board.reach(3)
    const moves = await board.moves()
    await page.reload()
    await board.reach(3)
    expect(await board.moves()).toBe(moves)
    expect(await page.locator('#who-1').inputValue()).toBe('jeuStupide')
    const other = await page.context().newPage()
    await other.goto(`${workshop.url}?lang=fr#/plateau`)
    await boardOf(other).reach(0)
    await other.close()
  })

  test('what has the focus shows it, in the dark as well', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open()
    const outline = () =>
      page.evaluate(
        '(({ outlineStyle, outlineColor, backgroundColor }) => [outlineStyle, outlineColor, ' +
          'backgroundColor])(getComputedStyle(document.activeElement))',
      )
    await page.getByRole('link', { name: 'Plateau', exact: true }).focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Cours')
    expect(await outline()).toEqual(['solid', 'rgb(143, 211, 176)', 'rgba(0, 0, 0, 0)'])
    await board.cell('e5').focus()
    await page.keyboard.press('ArrowRight')
    expect(await outline()).toEqual(['solid', 'rgb(255, 217, 122)', 'rgb(39, 99, 75)'])
    await page.emulateMedia({ colorScheme: 'light' })
  })

  test('a wrong program can be played with all the same, and its mistake is seen on the board', async () => {
    workshop.save('03', workshop.mistake('03', 'oublie-les-diagonales'))
    await open()
    await until(() => badge('coupValide').textContent()).toBe('prêtée par l’atelier')
    await board.play('f5', 'f6')
    await page.getByRole('button', { name: 'Jouer avec mon coup-valide.ts' }).click()
    await until(() => badge('coupValide').textContent()).toBe('la tienne, encore rouge')
    await until(board.legal).toEqual(['f4', 'd6'])
    expect(await board.status()).toContain('La partie s’arrête au coup 2 : tes fonctions ne permettent plus f6.')
    await page.getByRole('button', { name: 'Reprendre la fonction prêtée' }).click()
    await board.reach(2)
    expect(await board.moves()).toBe('f5 f6')
  })

  test.for([
    ['a loop without an end', 'for (;;) i += 0', 'coups ne finit pas : arrêtée après 2 s', true, 'le départ'],
    // No loop of the program's own: only the page can stop it, and no line is known.
    [
      'a call without an end',
      '/^(a+)+$/.test(`${"a".repeat(50)}!`)',
      'coups ne finit pas : arrêtée après 2 s',
      false,
      'f5 d6',
    ],
    [
      'an error',
      '([] as any).x.y',
      'coups s’arrête sur une erreur : Cannot read properties of undefined',
      true,
      'le départ',
    ],
  ] as const)(
    '%s is told with its file, its line and its position; the page lives on',
    async ([, body, sentence, hasLine, position]) => {
      workshop.save('03', workshop.reference('03'))
      await open()
      await until(() => badge('coupValide').textContent()).toBe('à toi')
      await board.play('f5', 'd6')
      const first = 'if (grille[i]?.[j] !== VIDE)'
      const [before = ''] = workshop.reference('03').split(first)
      const line = hasLine ? `:${before.split('\n').length}.` : ''
      workshop.save('03', workshop.reference('03').replace(first, `${body}\n  ${first}`))
      await page.getByRole('button', { name: 'Jouer avec mon coup-valide.ts' }).click()
      const card = page.locator('.failure')
      await card.waitFor()
      const text = await card.textContent()
      expect(text).toContain(sentence)
      expect(text).toContain(`steps/03-coup-valide/coup-valide.ts${line}`)
      // Where the game stops: this program goes wrong at its very first call.
      expect(text).toContain(`après ${position}`)
      await card.getByRole('button', { name: 'Rouvrir cette position' }).click()
      await card.getByText('coups').first().waitFor()
      await card.getByRole('button', { name: 'Continuer avec la fonction prêtée' }).click()
      await card.waitFor({ state: 'detached' })
      expect(await board.moves()).toBe('f5 d6')
      await board.play('c3')
    },
  )

  test.for([
    [
      'a board without a line',
      '01',
      'creerPlateau',
      'return []',
      'creerPlateau a rendu [] : le plateau ne peut pas jouer avec cela.',
    ],
    [
      'a move of another shape',
      '04',
      'coups',
      'return [[4, 5, [4, 4]]]',
      'coups a rendu [4, 5, [4, 4]] : le plateau ne peut pas jouer avec cela.',
    ],
    ['a move off the board', '04', 'coups', 'return [[20, 30, []]]', 'coups a rendu [20, 30, []]'],
    ['a board cut short', '05', 'jouer', 'args[0].length = 3', 'jouer change la forme du plateau'],
    [
      'two scores that differ',
      '07',
      'scoreNoir',
      'return 12',
      'scoreNoir a rendu 12, et calculerScore { noir: 4, blanc: 1 } : l’une des deux se trompe.',
    ],
    ['what is not written yet', '06', 'fini', "throw new Error('À FAIRE : fini')", 'fini n’est pas encore écrite'],
  ] as const)('%s gets a sentence, and the board stays', async ([, step, name, body, sentence]) => {
    const text = workshop.reference(step)
    await open()
    await board.play('f5', 'd6')
    const others = text.replace(`function ${name}(`, `function __${name}(`)
    workshop.save(step, `${others}\nexport function ${name}(...args: any[]): any { ${body} }`)
    await page
      .locator('.functions-of', { has: page.locator(`code:text-is("${name}")`) })
      .getByRole('button', { name: 'Jouer avec mon' })
      .click()
    await page.locator('.failure, .todo', { hasText: sentence }).waitFor()
    expect(await board.moves()).toBe('f5 d6')
    workshop.save(step, text)
    await page.locator('.failure, .todo').waitFor({ state: 'detached' })
    expect(await board.played()).toBe(2)
  })

  test('a program that chooses what is not legal is told so', async () => {
    workshop.save(
      '08',
      workshop
        .reference('08')
        .replace('export function jeuStupide(', 'export const jeuStupide = () => [0, 0, []]\nfunction autre('),
    )
    await open()
    await choose(1, 'jeuStupide')
    await board.reach(1)
    await page.getByRole('button', { name: 'Jouer avec mon jeu-stupide.ts' }).click()
    await until(() => badge('jeuStupide').textContent()).toBe('la tienne, encore rouge')
    await board.play((await board.legal())[0]!)
    await page
      .locator('.failure', { hasText: 'jeuStupide a rendu [0, 0, []] : ce n’est pas un coup permis ici.' })
      .waitFor()
    workshop.save('08', workshop.reference('08'))
    await page.locator('.failure').waitFor({ state: 'detached' })
  })

  test('a program that takes its time is not waited for when its move is no longer wanted', async () => {
    workshop.save(
      '12',
      workshop
        .reference('12')
        .replace(
          'export function jeuIA(',
          'export const jeuIA = () => /^(a+)+$/.test(`${"a".repeat(50)}!`)\nfunction autre(',
        ),
    )
    await open()
    await choose(2, 'jeuIA')
    await page.getByRole('button', { name: 'Jouer avec mon jeu-ia.ts' }).click()
    await until(() => badge('jeuIA').textContent()).toBe('la tienne, encore rouge')
    await board.play('f5')
    await until(board.status).toContain('Blanc réfléchit…')
    await page.keyboard.press('u')
    // Whoever waits for this one is told that it has no end.
    await page.waitForSelector('.stage[data-played="0"], .failure')
    expect(await board.status()).toBe('Retour au début de la partie. À Noir de jouer.')
    expect(await page.locator('.failure').count()).toBe(0)
  })

  test('a program that is green and fails here all the same can be lent until the next save', async () => {
    const text = workshop.reference('03')
    workshop.save(
      '03',
      text.replace('if (grille[i]', 'if (!globalThis.process) throw new Error("ici")\n  if (grille[i]'),
    )
    await open()
    await page.locator('.failure', { hasText: 'coups s’arrête sur une erreur : ici' }).waitFor()
    await page.getByRole('button', { name: 'Continuer avec la fonction prêtée' }).click()
    await board.reach(0)
    await board.play('f5')
    expect(await badge('coupValide').textContent()).toBe('prêtée par l’atelier')
    workshop.save('03', text)
    await until(() => badge('coupValide').textContent()).toBe('à toi')
    expect(await board.moves()).toBe('f5')
  })

  test('coupValide is seen reading, square by square', async () => {
    workshop.save('03', workshop.reference('03'))
    await open()
    await until(() => badge('coupValide').textContent()).toBe('à toi')
    await page.getByRole('button', { name: 'coupValide : les cases lues' }).click()
    await board.cell('f5').click()
    await page.waitForSelector('.scrubber')
    const range = page.locator('.scrubber input')
    const count = Number(await range.getAttribute('max'))
    expect(count).toBeGreaterThan(9)
    await range.fill('1')
    await until(() => page.locator('.read').textContent()).toBe(`Lecture 1 sur ${count} : grille[4][5], f5 = 0`)
    await until(() => board.cell('f5').locator('.mark').textContent()).toBe('1')
    await range.fill(String(count))
    await until(() => page.locator('.reads').textContent()).toContain('Réponse : [[4, 4]]')
    await until(() => board.cell('e5').getAttribute('class')).toContain('good')
    expect(await board.played()).toBe(0)
  })

  test.for(['minimax.ts', 'autre-negamax.ts', 'autre-deux-fonctions.ts', 'autre-fonctionnel.ts'])(
    'minimax is seen searching: %s',
    async file => {
      const all = workshop.reference('11', file)
      workshop.save('11', all)
      await open()
      await page.getByRole('button', { name: 'minimax : l’arbre exploré' }).click()
      await until(() => page.locator('.tree').textContent()).toContain('C’est ta fonction.')
      await page.getByRole('button', { name: 'Explorer' }).click()
      await page.waitForSelector('.branch.root')
      // The start, its 4 moves, their 12 answers, their 56: every position and no other.
      expect(await page.locator('.tree').textContent()).toContain('73 positions visitées.')
      expect(await page.locator('.branch.root > li > .branch > li > .node .move').allTextContents()).toEqual([
        'd3',
        'c4',
        'f5',
        'e6',
      ])
      expect(await page.locator('.branch.root > li > .branch > li.chosen').count()).toBe(1)
      const node = page.locator('.branch.root > li > .branch > li').nth(2).locator('> .node')
      await node.click()
      await until(() => board.cell('f5').locator('.disc').count()).toBe(1)
      await until(() => node.getAttribute('aria-expanded')).toBe('true')
      await node.click()
      await until(() => node.getAttribute('aria-expanded')).toBe('false')
    },
  )

  test.for([
    ['hexagone', 61, 2, '2,-3'],
    ['trois', 81, 3, 'f3'],
    ['hexagone-trois', 61, 3, '0,0'],
  ] as const)('%s: moves, undo, and a whole game', async ([name, cells, players, first]) => {
    await open(name)
    expect(await page.locator('.stage .cell').count()).toBe(cells)
    const legal = await board.legal()
    const start = await board.text()
    await board.play(legal.includes(first) ? first : legal[0]!)
    expect(await board.turn()).toBe('2')
    await page.keyboard.press('u')
    await board.reach(0)
    expect(await board.text()).toBe(start)
    for (let player = 1; player <= players; player++) await choose(player, 'premier')
    await page.waitForSelector('.stage[data-turn="none"]')
    const scores = (await page.locator('.score').allTextContents()).map(Number)
    expect(scores).toHaveLength(players)
    expect(scores.reduce((sum, score) => sum + score)).toBe((await board.text()).match(/[XO#]/g)!.length)
    expect(await board.status()).toContain('La partie est finie')
  })

  test('the variant is played with the learner’s own functions once they are green', async () => {
    workshop.save('16', workshop.reference('16'))
    await open('hexagone')
    await until(() => badge('coupsHex').textContent()).toBe('à toi')
    await board.play((await board.legal())[0]!)
  })

  test('the course: list, statement, hints one by one, both languages', async () => {
    await open('cours/03')
    await page.waitForSelector('.statement pre')
    expect(await page.locator('.steps li').count()).toBeGreaterThan(15)
    expect(await page.locator('.statement h1').textContent()).toBe('03 · Le coup valide')
    expect(await page.locator('.steps .state').nth(2).textContent()).toBe('vert')
    const hints = page.locator('.hints-of').first()
    expect(await hints.locator('li').count()).toBe(0)
    await hints.getByRole('button').click()
    expect(await hints.locator('ol > li').count()).toBe(1)
    await page.getByRole('button', { name: 'English' }).click()
    await page.waitForSelector('.statement h1:text("The legal move")')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByRole('link', { name: 'Board', exact: true }).click()
    await board.reach(0)
    await board.play('f5')
    expect(await board.status()).toBe('Black plays f5, turns over e5. White to play.')
    await restart()
    await board.reach(0)
  })

  /** To another page as a visitor goes there: nothing is loaded again. */
  const goTo = async (name: string) => {
    await page.evaluate(`location.hash = '#/${name}'`)
    await page.waitForSelector(name.startsWith('cours') ? '.statement pre' : `nav a[href="#/${name}"][aria-current]`)
    if (!name.startsWith('cours')) await page.waitForSelector('.stage[data-played]')
  }
  const axe = (options = '{}') =>
    page.evaluate(
      `axe.run(${options}).then(found => found.violations.map(({ id, nodes }) ` +
        '=> id + ": " + nodes.map(({ html }) => html).join(" ")))',
    )

  test('axe-core finds nothing to say against any page', async () => {
    for (const step of ['01', '02']) workshop.save(step, workshop.reference(step))
    workshop.save('03', workshop.mistake('03', 'oublie-les-diagonales'))
    await open()
    await page.evaluate(AXE)
    for (const name of ['cours/03', 'hexagone', 'trois', 'hexagone-trois', 'plateau']) {
      await goTo(name)
      if (name === 'plateau') {
        await page.getByRole('button', { name: 'minimax : l’arbre exploré' }).click()
        await page.getByRole('button', { name: 'Explorer' }).click()
        await page.waitForSelector('.branch.root')
      }
      expect({ name, found: await axe() }).toEqual({ name, found: [] })
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axe('{ runOnly: ["color-contrast"] }')).toEqual([])
    await page.locator('.red-test button').first().click()
    await page.waitForSelector('.sides')
    expect(await axe()).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  })

  test('a phone’s width is enough: nothing hangs over the side', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open()
    for (const name of ['plateau', 'cours/03', 'hexagone', 'trois']) {
      await goTo(name)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    }
  })

  test('nothing is asked from elsewhere, and no error was left in the page', async () => {
    const asked = new Set<string>()
    page.on('request', request => {
      if (request.url().startsWith('http')) asked.add(new URL(request.url()).origin)
    })
    await open()
    for (const name of ['cours/01', 'trois']) await goTo(name)
    expect([...asked]).toEqual([new URL(workshop.url).origin])
    expect(errors).toEqual([])
  })
})
