// npm run screenshots: the pictures of docs/images/, taken in a workbook where two steps are done and the third has a
// mistake.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright-core'
import { findStep, listSteps, ROOT, solutionFile, starterFile, stepFile } from '../course.ts'
import { launchBrowser } from './find-browser.ts'
import { terminalPage } from './terminal-picture.ts'

type Shot = { page: string; width?: number; dark?: boolean; act?(page: Page): Promise<void> }

const play = async (page: Page, ...names: string[]) => {
  for (const [n, name] of names.entries()) {
    await page.locator(`[data-cell="${name}"]`).click()
    await page.waitForSelector(`.stage[data-played="${n + 1}"]`)
  }
}

const SHOTS: Record<string, Shot> = {
  'web-board': { page: 'plateau', act: page => play(page, 'f5', 'd6', 'c3', 'd3', 'c4', 'f4') },
  'web-board-dark': { page: 'plateau', dark: true, act: page => play(page, 'f5', 'd6', 'c3', 'd3', 'c4', 'f4') },
  'web-board-phone': { page: 'plateau', width: 390, act: page => play(page, 'f5', 'd6', 'c3') },
  'web-red-test': {
    page: 'plateau',
    async act(page) {
      await page.locator('.red-test button').nth(2).click()
      await page.waitForSelector('.sides')
    },
  },
  'web-reads': {
    page: 'plateau',
    async act(page) {
      await play(page, 'f5', 'd6', 'c3')
      await page.locator('.think button').first().click()
      await page.locator('[data-cell="c4"]').click()
      const range = page.locator('.scrubber input')
      await range.waitFor()
      await range.fill('12')
      await page.locator('.think').scrollIntoViewIfNeeded()
    },
  },
  'web-tree': {
    page: 'plateau',
    async act(page) {
      await page.locator('.think button').nth(1).click()
      await page.locator('.tree button').first().click()
      await page.waitForSelector('.branch.root')
      await page.locator('.branch.root').scrollIntoViewIfNeeded()
    },
  },
  'web-course': { page: 'cours/03', act: async page => void (await page.waitForSelector('.statement pre')) },
  'web-hexagon': { page: 'hexagone', act: page => play(page, '0,-3') },
  'web-three': { page: 'trois', act: page => play(page, 'f3') },
  'web-hexagon-three': { page: 'hexagone-trois', act: page => play(page, '0,0') },
}

const workbook = prepare()
const server = spawn(process.execPath, ['--import', 'tsx', 'atelier/commands/web.ts', '--no-open', '--port', '0'], {
  cwd: workbook,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string]
const url = /http:\S+\//.exec(line)![0]
const browser = await launchBrowser()
try {
  for (const [name, shot] of Object.entries(SHOTS)) await take(name, shot)
  await takeTerminal()
} finally {
  await browser.close()
  server.kill('SIGINT')
  await once(server, 'exit')
  rmSync(workbook, { recursive: true, force: true })
}

async function take(name: string, { page: hash, width = 1240, dark, act }: Shot): Promise<void> {
  const height = width < 500 ? 844 : 880
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    colorScheme: dark ? 'dark' : 'light',
  })
  await page.goto(`${url}?lang=en#/${hash}`)
  // The tests of the begun step have spoken, and the board has its discs.
  await page.waitForSelector('.verdict.begun, .verdict.not-begun, .verdict.green')
  if (!hash.startsWith('cours')) await page.waitForSelector('.stage[data-played]')
  if (hash === 'plateau') await page.waitForSelector('.red-test')
  await act?.(page)
  await page.screenshot({ path: join(ROOT, 'docs/images', `${name}.png`) })
  console.log(`docs/images/${name}.png`)
  await page.close()
}

async function takeTerminal(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 780, height: 300 } })
  await page.setContent(await terminalPage(workbook, 'recognises'))
  await page.screenshot({ path: join(ROOT, 'docs/images/terminal.png'), fullPage: true })
  await page.close()
}

function prepare(): string {
  mkdirSync(join(ROOT, 'docs/images'), { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'reversi-pictures-'))
  for (const name of ['atelier', 'steps', 'solutions', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const there = (file: string) => file.replace(ROOT, folder)
  for (const step of listSteps()) copyFileSync(starterFile(step), there(stepFile(step)))
  for (const number of ['01', '02']) copyFileSync(solutionFile(findStep(number)), there(stepFile(findStep(number))))
  const mistake = readFileSync(join(ROOT, 'solutions/03-coup-valide/erreurs/oublie-les-diagonales.ts'), 'utf8')
  writeFileSync(there(stepFile(findStep('03'))), mistake.replaceAll("'../../", "'../"))
  return folder
}
