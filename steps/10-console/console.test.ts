import { describe, test } from 'vitest'
import { appeler, type Appel } from '../../atelier/dessin/appel.ts'
import { attendreIntact, attendreLaFin, attendrePlateau, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { decrire, pareil } from '../../atelier/dessin/decrire.ts'
import { Ecart } from '../../atelier/dessin/ecart.ts'
import type { Faits, Situation } from '../../atelier/dessin/faits.ts'
import { half } from '../../atelier/dessin/langue.ts'
import { changer, coteACote, dessiner, lireDessin } from '../../atelier/dessin/plateau.ts'
import { BLANC, creerPlateau, NOIR, type Couleur, type Grille, type Position } from '../01-plateau/plateau.ts'
import { nomDeCase } from '../02-notation/notation.ts'
import { coups } from '../04-coups/coups.ts'
import { jouer } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe } from '../06-fini/fini.ts'
import { rejouer } from '../09-partie/partie.ts'
import { jouerEnConsole, lireChoix, messageFin, type Choix } from './console.ts'

const NOMS = { [NOIR]: 'NOIR', [BLANC]: 'BLANC' }

/** Neither case nor accents count: « Gagné » has « gagne » in it. Each sign stays in its place. */
function simple(texte: string): string {
  return Array.from(texte.normalize('NFC'), signe => signe.normalize('NFD').charAt(0).toLowerCase()).join('')
}

/** A number is found whole and without a minus sign: 13 is neither in « 113 » nor in « -13 », but it is in « 0-13 ». */
function contient(texte: string, mot: string): boolean {
  if (!/^\d+$/.test(mot)) return simple(texte).includes(simple(mot))
  return new RegExp(`(?<!\\d)(?<!(?<!\\d)[-−])${mot}(?!\\d)`).test(texte)
}

/** Like `attendreMentions`, with neither case nor accents. */
function attendreMots(appel: Appel, mots: string[], situation: Situation): void {
  const faits = (manquent: string[], obtenu: string): Faits => ({ ...situation, genre: 'mentions', manquent, obtenu })
  const texte = appeler(appel, situation, obtenu => faits(mots, obtenu), attendreMots)
  const manquent = typeof texte === 'string' ? mots.filter(mot => !contient(texte, mot)) : mots
  if (manquent.length > 0)
    throw new Ecart(faits(manquent, typeof texte === 'string' ? texte : decrire(texte)), attendreMots)
}

describe('lireChoix', () => {
  const position = (): Grille =>
    lireDessin(`
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . O X . . .
    5 . . . X X X . .
    6 . . . O . . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `).grille

  /** Only what the type of the answer tells. */
  const essentiel = (choix: Choix | undefined) =>
    choix?.genre === 'coup' ? { genre: 'coup', position: choix.position } : choix && { genre: choix.genre }

  const lit = (texte: string, couleur: Couleur, attendu: Choix) =>
    attendreValeur(() => essentiel(lireChoix(texte, position(), couleur)), attendu, {
      appel: `lireChoix(${decrire(texte)}, grille, ${NOMS[couleur]})`,
      grille: position(),
    })

  const coup = (i: number, j: number): Choix => ({ genre: 'coup', position: [i, j] })

  test('une case permise est un coup | a legal square is a move', () => {
    lit('c4', NOIR, coup(3, 2))
    lit('d7', NOIR, coup(6, 3))
    lit('f4', BLANC, coup(3, 5))
  })

  test('une case se tape aussi avec deux chiffres | a square is also typed with two digits', () => {
    lit('34', NOIR, coup(2, 3))
    lit('46', BLANC, coup(3, 5))
  })

  test(
    'ni les majuscules ni les espaces autour ne gênent une case' +
      ' | neither upper case nor spaces around trouble a square',
    () => {
      lit('D3', NOIR, coup(2, 3))
      lit('  c7 ', NOIR, coup(6, 2))
      lit(' 66', BLANC, coup(5, 5))
    },
  )

  test('le mot fin arrête la partie | the word fin stops the game', () => {
    lit('fin', NOIR, { genre: 'fin' })
    lit('fin', BLANC, { genre: 'fin' })
  })

  test('le mot fin s’écrit en majuscules ou en minuscules | the word fin is written in upper or lower case', () => {
    lit('FIN', NOIR, { genre: 'fin' })
    lit('Fin', BLANC, { genre: 'fin' })
  })

  test('les espaces autour du mot fin ne comptent pas | spaces around the word fin do not count', () => {
    lit(' fin', NOIR, { genre: 'fin' })
    lit('fin  ', BLANC, { genre: 'fin' })
  })

  test('un texte qui n’est pas une case est illisible | a text that is not a square is unreadable', () => {
    for (const texte of ['zz', 'e9', '19', 'e', 'c4 d7', '', '   ']) lit(texte, NOIR, { genre: 'illisible' })
  })

  test('le mot fin est seul sur sa ligne | the word fin stands alone on its line', () => {
    for (const texte of ['la fin', 'finir', 'f i n']) lit(texte, NOIR, { genre: 'illisible' })
  })

  test('une case occupée est interdite | an occupied square is illegal', () => {
    for (const texte of ['d4', 'e5', '64']) lit(texte, NOIR, { genre: 'interdit' })
  })

  test('une case qui ne retourne rien est interdite | a square that turns nothing over is illegal', () => {
    for (const texte of ['a1', 'h8', '28', 'e6']) lit(texte, NOIR, { genre: 'interdit' })
  })

  test('chaque couleur a ses propres coups | each colour has its own moves', () => {
    lit('f4', NOIR, { genre: 'interdit' })
    lit('c4', BLANC, { genre: 'interdit' })
  })

  test('quand la grille change, la réponse change | when the grid changes the answer changes', () => {
    for (const [texte, attendu] of [
      ['f5', { genre: 'interdit' }],
      ['d7', coup(6, 3)],
    ] as const) {
      const grille = creerPlateau()
      attendreValeur(
        () => {
          lireChoix(texte, grille, NOIR)
          changer(grille, position())
          return essentiel(lireChoix(texte, grille, NOIR))
        },
        attendu,
        {
          appel: `lireChoix('${texte}', grille, NOIR)`,
          quand: 'demandé une seconde fois, la grille a changé | asked a second time, the grid has changed',
          grille: position(),
        },
      )
    }
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    for (const texte of ['c4', 'a1', 'fin']) {
      const grille = position()
      attendreIntact(() => lireChoix(texte, grille, NOIR), grille, {
        appel: `lireChoix(${decrire(texte)}, grille, NOIR)`,
      })
    }
  })
})

describe('messageFin', () => {
  const DEUX_DE_PLUS = lireDessin(`
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . X . . . .
    4 . . . X X . . .
    5 . . O O O X . .
    6 . . . . X . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `).grille

  const CINQ_DE_MOINS = lireDessin(`
      a b c d e f g h
    1 O O O O O O . .
    2 . X X X . . . .
    3 . . X O . . . .
    4 . . . O X . . .
    5 . . . O O O . .
    6 . . . . X . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `).grille

  const EGALITE = lireDessin(`
      a b c d e f g h
    1 X . . . . . . .
    2 . X . . . . . .
    3 . . O . . . . .
    4 . . O X . . . .
    5 . . O X . . . .
    6 . . . . O . . .
    7 . . . . . . . .
    8 . . . . . . . .
  `).grille

  const copie = (grille: Grille): Grille => grille.map(ligne => [...ligne])

  const dit = (grille: Grille, joueur: Couleur, mots: string[]) =>
    attendreMots(() => messageFin(copie(grille), joueur), mots, {
      appel: `messageFin(grille, ${NOMS[joueur]})`,
      grille,
    })

  /** The number of the message, among others perhaps; a minus sign makes it another number. */
  const ditNombre = (grille: Grille, joueur: Couleur, nombre: number) => {
    const nombres = (message: unknown) =>
      String(message)
        .match(/(?<!\d)[-−]?\d+/g)
        ?.map(texte => Number(texte.replace('−', '-'))) ?? []
    attendreValeur(
      () => {
        const dits = nombres(messageFin(copie(grille), joueur))
        return dits.includes(nombre) ? nombre : dits[0]
      },
      nombre,
      { appel: `messageFin(grille, ${NOMS[joueur]})`, quand: 'le nombre qu’il donne | the number it gives', grille },
    )
  }

  test('celui qui a le plus de pions gagne | whoever has the most discs wins', () => {
    dit(DEUX_DE_PLUS, NOIR, ['gagne'])
    dit(CINQ_DE_MOINS, BLANC, ['gagne'])
  })

  test('l’autre perd | the other one loses', () => {
    dit(DEUX_DE_PLUS, BLANC, ['perd'])
    dit(CINQ_DE_MOINS, NOIR, ['perd'])
  })

  test('à égalité, la partie est nulle | with as many discs on each side the game is a draw', () => {
    for (const joueur of [NOIR, BLANC]) dit(EGALITE, joueur, ['nulle'])
  })

  test('le gagnant apprend combien de pions il a de plus | the winner learns how many discs ahead', () => {
    ditNombre(DEUX_DE_PLUS, NOIR, 2)
    ditNombre(CINQ_DE_MOINS, BLANC, 5)
  })

  test('le perdant apprend combien de pions il a de moins | the loser learns how many discs behind', () => {
    ditNombre(DEUX_DE_PLUS, BLANC, 2)
    ditNombre(CINQ_DE_MOINS, NOIR, 5)
  })

  test('un message ne parle que d’un côté | a message speaks for one side only', () => {
    const cotes = (message: unknown) => ['gagne', 'perd'].filter(mot => contient(String(message), mot))
    for (const [joueur, mot] of [
      [NOIR, 'gagne'],
      [BLANC, 'perd'],
    ] as const) {
      attendreValeur(() => cotes(messageFin(copie(DEUX_DE_PLUS), joueur)), [mot], {
        appel: `messageFin(grille, ${NOMS[joueur]})`,
        quand: 'les mots « gagne » et « perd » qu’il contient | the words “gagne” and “perd” that it contains',
        grille: DEUX_DE_PLUS,
      })
    }
  })

  test('quand la grille change, le message change | when the grid changes the message changes', () => {
    const grille = copie(EGALITE)
    attendreMots(
      () => {
        messageFin(grille, NOIR)
        changer(grille, DEUX_DE_PLUS)
        return messageFin(grille, NOIR)
      },
      ['gagne'],
      {
        appel: 'messageFin(grille, NOIR)',
        quand: 'demandé une seconde fois, la grille a changé | asked a second time, the grid has changed',
        grille: DEUX_DE_PLUS,
      },
    )
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const grille = copie(CINQ_DE_MOINS)
    attendreIntact(() => messageFin(grille, BLANC), grille, { appel: 'messageFin(grille, BLANC)' })
  })
})

/** What was written before a reading, and the line that was read; no line at all when the program ended there. */
type Echange = { ecrits: string[]; lu?: string | null }
type Dialogue = Echange[]

const APPEL = 'jouerEnConsole(lire, ecrire)'
const SALMA = 'Salma',
  VICTOR = 'Victor'

/** How many times `lire` says that nothing is left, and how much may be written, before a program is stopped. */
const LECTURES = 50,
  ECRITS = 5000

/** The whole program without a terminal: these lines are typed one after the other, then the input is closed. */
async function converser(...lignes: string[]): Promise<Dialogue> {
  const dialogue: Dialogue = [{ ecrits: [] }]
  // Read when something goes wrong: the dialogue is shown as far as it went.
  const situation = {
    appel: APPEL,
    get texte() {
      return extrait(dialogue, dialogue.length - 2, dialogue.length - 1)
    },
  }
  const arreter = (quand: string, attendu: string, obtenu: number): never => {
    throw new Ecart({ ...situation, quand, genre: 'valeur', attendu, obtenu: String(obtenu) }, converser)
  }
  let lectures = 0,
    ecrits = 0
  const lire = async () => {
    if (lectures === lignes.length + LECTURES)
      arreter('les lectures après null | the readings after null', '0', LECTURES - 1)
    const lu = lignes[lectures++] ?? null
    dialogue.at(-1)!.lu = lu
    dialogue.push({ ecrits: [] })
    return lu
  }
  const ecrire = (texte: unknown) => {
    if (++ecrits > ECRITS) arreter('le nombre de textes écrits | the number of texts written', `< ${ECRITS}`, ecrits)
    dialogue.at(-1)!.ecrits.push(typeof texte === 'string' ? texte : decrire(texte))
  }
  await attendreLaFin(() => jouerEnConsole(lire, ecrire), situation)
  return dialogue
}

/**
 * Who said what, from one exchange to another, with the reading before them: `ecrire` is the program, `lire` the
 * person.
 */
function extrait(dialogue: Dialogue, premier: number, dernier = premier): string {
  const ecriture = (texte: string) =>
    texte.split('\n').map((ligne, k) => `${k === 0 ? 'ecrire' : '      '}  ${ligne}`.trimEnd())
  const lecture = ({ lu }: Echange) => (lu === undefined ? [] : [`lire    ${decrire(lu)}`])
  const debut = Math.max(Math.min(premier, dialogue.length - 1), 0)
  const lignes = [
    ...dialogue.slice(Math.max(debut - 1, 0), debut).flatMap(lecture),
    ...dialogue
      .slice(debut, dernier + 1)
      .flatMap(echange => [...echange.ecrits.flatMap(ecriture), ...lecture(echange)]),
  ]
  return (lignes.length > 50 ? [...lignes.slice(0, 24), '…', ...lignes.slice(-24)] : lignes).join('\n')
}

const texteDe = (echange: Echange | undefined) => echange?.ecrits.join('\n')

/** A board as `dessinPlateau` draws it. */
const PLATEAU = /^ {2}a b c d e f g h\n {2}1 2 3 4 5 6 7 8\n((?:[1-8](?: [XO.]){8}(?:\n|$)){8})/gm

/** This board is written in the exchange; if not, the last one that is. `quand` is « après f5 | after f5 ». */
function attendreDessin(dialogue: Dialogue, n: number, attendu: Grille, quand: string): void {
  const [fr, en] = [half(quand, 'fr'), half(quand, 'en')]
  const ecrites = pages(dialogue[n]).map(({ grille }) => grille)
  attendreValeur(() => ecrites.length > 0, true, {
    appel: APPEL,
    quand: `le plateau est écrit ${fr} | the board is written ${en}`,
    texte: extrait(dialogue, n),
  })
  attendrePlateau(() => ecrites.find(grille => pareil(grille, attendu)) ?? ecrites.at(-1), attendu, {
    appel: APPEL,
    quand: `le plateau écrit ${fr} | the board written ${en}`,
  })
}

function attendreQuestion(echange: Echange | undefined, nom: string): void {
  attendreMots(() => texteDe(echange), [nom], {
    appel: APPEL,
    quand: `la question posée à ${nom} | the question put to ${nom}`,
  })
}

/** The lines that the program asked for, `null` once nothing is left: one too many or too few is seen here. */
function attendreLectures(dialogue: Dialogue, lignes: (string | null)[]): void {
  const lues = dialogue.flatMap(({ lu }) => (lu === undefined ? [] : [lu]))
  const fausse = lignes.findIndex((ligne, n) => ligne !== lues[n])
  const n = fausse === -1 ? lignes.length : fausse
  attendreValeur(() => lues, lignes, {
    appel: APPEL,
    quand: 'les lignes lues | the lines read',
    texte: extrait(dialogue, n - 1, n),
  })
}

/**
 * Something is said after the wrong answer that was not said with the first question of the turn, and the question
 * comes back.
 */
function attendreReprise(dialogue: Dialogue, premiere: number, n: number, nom: string): void {
  const lignes = (echange: Echange | undefined) => texteDe(echange)?.split('\n') ?? []
  const nouvelles = lignes(dialogue[n]).filter(ligne => ligne.trim() && !lignes(dialogue[premiere]).includes(ligne))
  attendreQuestion(dialogue[n], nom)
  attendreValeur(() => nouvelles.length > 0, true, {
    appel: APPEL,
    quand: 'un texte dit que la réponse ne va pas | a text tells that the answer will not do',
    texte: extrait(dialogue, n),
  })
}

/** Noir's number, then Blanc's, in one text; the numbers around a board do not count. */
function attendreScores(dialogue: Dialogue, n: number, noir: number, blanc: number): void {
  const nombres = (texte: string) => texte.replaceAll(PLATEAU, '').match(/\d+/g)?.map(Number) ?? []
  const lus = dialogue[n]?.ecrits.map(nombres).filter(({ length }) => length >= 2) ?? []
  const juste = lus.some(liste => liste.includes(noir) && liste.indexOf(blanc, liste.indexOf(noir) + 1) !== -1)
  attendreValeur(() => (juste ? [noir, blanc] : lus[0]), [noir, blanc], {
    appel: APPEL,
    quand: 'les deux scores dans un même texte | both scores in one text',
    texte: extrait(dialogue, n),
  })
}

/** What each player's message says, on the line of that player's name or in a text that has no other name. */
function attendreMessages(dialogue: Dialogue, n: number, [noir, blanc]: [string, string], ecart: number): void {
  const ecrits = dialogue[n]?.ecrits ?? []
  for (const [nom, autre, verdict] of [
    [SALMA, VICTOR, noir],
    [VICTOR, SALMA, blanc],
  ] as const) {
    const siens = [
      ...ecrits.flatMap(texte => texte.split('\n')),
      ...ecrits.filter(texte => !contient(texte, autre)),
    ].filter(texte => contient(texte, nom))
    const dits = ['gagne', 'perd', `${ecart}`].filter(mot => siens.some(texte => contient(texte, mot)))
    const mots = [verdict, `${ecart}`]
    attendreValeur(() => (mots.every(mot => dits.includes(mot)) ? mots : dits), mots, {
      appel: APPEL,
      quand: `ce qui est écrit à côté de ${nom} | what is written next to ${nom}`,
      texte: extrait(dialogue, n),
    })
  }
}

type Page = { grille: Grille; suite: string }

/** The boards of an exchange, each with what is written before the next one; a board written twice in a row is one. */
function pages(echange: Echange | undefined): Page[] {
  const texte = texteDe(echange) ?? ''
  const trouves = [...texte.matchAll(PLATEAU)]
  const vues: Page[] = []
  for (const [n, plateau] of trouves.entries()) {
    const { grille } = lireDessin(plateau[1]!)
    const suite = texte.slice(plateau.index + plateau[0].length, trouves[n + 1]?.index)
    const derniere = vues.at(-1)
    if (derniere && pareil(derniere.grille, grille)) derniere.suite += suite
    else vues.push({ grille, suite })
  }
  return vues
}

/** The legal move that leads from one board to the other. */
function coupEntre(avant: Grille, apres: Grille, couleur: Couleur): Position | undefined {
  const coup = coups(avant, couleur).find(coup => {
    const grille = avant.map(ligne => [...ligne])
    jouer(grille, couleur, coup)
    return pareil(grille, apres)
  })
  return coup && [coup[0], coup[1]]
}

/** The computer plays: the board before its move, then the board after it. */
function attendreOrdinateur(dialogue: Dialogue, n: number, avant: Grille, couleur: Couleur): void {
  const vues = pages(dialogue[n]).map(({ grille }) => grille)
  attendreDessin(dialogue, n, avant, 'avant le coup de l’ordinateur | before the computer’s move')
  attendreValeur(() => vues.length, 2, {
    appel: APPEL,
    quand:
      'les plateaux écrits, avant et après le coup de l’ordinateur' +
      ' | the boards written, before and after the computer’s move',
    texte: extrait(dialogue, n),
  })
  attendreValeur(() => coupEntre(avant, vues[1]!, couleur) !== undefined, true, {
    appel: APPEL,
    quand: 'le coup de l’ordinateur est permis | the computer’s move is legal',
    texte: extrait(dialogue, n),
  })
}

const deuxADeux = <T>(liste: T[]): [T, T][] => liste.slice(1).map((element, n) => [liste[n]!, element])

/** The pass is told somewhere between the board before the move and the board of the next one. */
function attendreAnnonce(avant: Page, apres: Page, joue: Couleur): void {
  const [fr, en] = joue === NOIR ? ['Blanc', 'White'] : ['Noir', 'Black']
  attendreValeur(() => contient(avant.suite + apres.suite, 'passe'), true, {
    appel: APPEL,
    quand:
      `${fr} ne peut pas jouer, un texte contient le mot « passe »` +
      ` | ${en} cannot play, a text contains the word “passe”`,
    texte: [avant, apres].flatMap(({ grille, suite }) => [...dessiner(grille), suite.trim()]).join('\n'),
  })
}

/** The board after these moves. */
const apres = (transcription: string): Grille => (transcription ? rejouer(transcription).grille : creerPlateau())

const cases = (transcription: string): string[] => transcription.match(/../g) ?? []

const PASSE_DE_NOIR = 'f5f6d3g5h5h4f7h6'
const PASSE_DE_BLANC = 'e6f4f3f6g4h4e3d6h5f2h3'

/** Four moves after which White is ahead, 5 to 3. */
const CINQ_A_TROIS = 'f5d6c5f4'

/** Nine moves and White has no disc left; two wrong answers on the way, and every way to type a square. */
// oxfmt-ignore
const NEUF_COUPS: [saisie: string, coup: string][] = [
  ['F5', 'f5'], ['64', 'd6'], ['a1', ''], ['c5', 'c5'], [' f6 ', 'f6'], ['75', 'e7'], ['bonjour', ''], ['f4', 'f4'],
  ['G5', 'g5'], ['65', 'e6'], ['E3', 'e3'],
]
const NEUF_SAISIES = NEUF_COUPS.map(([saisie]) => saisie)

const TREIZE_A_ZERO = lireDessin(`
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . . . X . . .
  4 . . . X X X . .
  5 . . X X X X X .
  6 . . . X X X . .
  7 . . . . X . . .
  8 . . . . . . . .
`).grille

describe('jouerEnConsole', () => {
  test('Noir dit son nom, puis Blanc | Black says a name, then White', async () => {
    const dialogue = await converser(SALMA, VICTOR, 'f5', 'fin', 'non')
    for (const n of [0, 1]) {
      attendreValeur(() => texteDe(dialogue[n]) !== '', true, {
        appel: APPEL,
        quand: 'une question précède chaque nom | a question comes before each name',
        texte: extrait(dialogue, n),
      })
    }
    attendreQuestion(dialogue[2], SALMA)
    attendreQuestion(dialogue[3], VICTOR)
  })

  test('le plateau est écrit avant chaque tour | the board is written before each turn', async () => {
    const dialogue = await converser(SALMA, VICTOR, 'f5', 'd6', 'fin', 'non')
    attendreDessin(dialogue, 2, apres(''), 'avant le premier coup | before the first move')
    attendreDessin(dialogue, 3, apres('f5'), 'après f5 | after f5')
    attendreDessin(dialogue, 4, apres('f5d6'), 'après d6 | after d6')
  })

  test(
    'une réponse illisible est signalée, et la question revient' +
      ' | an unreadable answer is told, and the question comes back',
    async () => {
      const dialogue = await converser(SALMA, VICTOR, 'zz', '', 'f5', 'fin', 'non')
      attendreReprise(dialogue, 2, 3, SALMA)
      attendreReprise(dialogue, 2, 4, SALMA)
      attendreDessin(dialogue, 5, apres('f5'), 'après f5 | after f5')
      attendreQuestion(dialogue[5], VICTOR)
    },
  )

  test(
    'une case interdite est signalée, et la question revient' +
      ' | an illegal square is told, and the question comes back',
    async () => {
      const dialogue = await converser(SALMA, VICTOR, 'f5', 'd5', 'a1', '46', 'fin', 'non')
      attendreReprise(dialogue, 3, 4, VICTOR)
      attendreReprise(dialogue, 3, 5, VICTOR)
      attendreDessin(dialogue, 6, apres('f5f4'), 'après f4 | after f4')
      attendreQuestion(dialogue[6], SALMA)
    },
  )

  test('illisible et interdite ne se disent pas pareil | unreadable and illegal are not told alike', async () => {
    const dialogue = await converser(SALMA, VICTOR, 'z9', 'a1', 'f5', 'fin', 'non')
    // The answer itself may be repeated in the text: without it, two texts that are equal tell nothing apart.
    const [illisible, interdite] = [
      ['z9', 3],
      ['a1', 4],
    ].map(([saisie, n]) => texteDe(dialogue[Number(n)])?.toLowerCase().replaceAll(String(saisie), ''))
    attendreValeur(() => illisible === interdite, false, {
      appel: APPEL,
      quand: 'les deux textes sont les mêmes | both texts are the same',
      texte: extrait(dialogue, 3, 4),
    })
  })

  test('une partie va jusqu’à son dernier coup | a game goes on to its last move', async () => {
    const lignes = [SALMA, VICTOR, ...NEUF_SAISIES, 'non']
    const dialogue = await converser(...lignes)
    let joues = '',
      nouveauTour = true
    for (const [n, [saisie, coup]] of NEUF_COUPS.entries()) {
      if (nouveauTour) attendreDessin(dialogue, n + 2, apres(joues), `avant ${saisie} | before ${saisie}`)
      attendreQuestion(dialogue[n + 2], cases(joues).length % 2 === 0 ? SALMA : VICTOR)
      joues += coup
      nouveauTour = coup !== ''
    }
    attendreLectures(dialogue, lignes)
  })

  const PASSES: [fr: string, en: string, debut: string, suite: string, passe: string, joue: string][] = [
    ['Noir', 'Black', PASSE_DE_NOIR, 'e7', SALMA, VICTOR],
    ['Blanc', 'White', PASSE_DE_BLANC, 'e2', VICTOR, SALMA],
  ]

  for (const [fr, en, debut, suite, passe, joue] of PASSES) {
    const jouerJusquALaPasse = () => converser(SALMA, VICTOR, ...cases(debut), suite, 'fin', 'non')
    const n = 2 + cases(debut).length

    test(
      `${fr} passe quand il ne peut pas jouer, et le programme le dit` +
        ` | ${en} passes when unable to play, and the program says so`,
      async () => {
        const dialogue = await jouerJusquALaPasse()
        const annonces = dialogue[n]?.ecrits.filter(texte => contient(texte, 'passe')) ?? []
        const nommes = [passe, joue].filter(nom => annonces.some(texte => contient(texte, nom)))
        attendreValeur(() => annonces.length > 0, true, {
          appel: APPEL,
          quand: 'un texte contient le mot « passe » | a text contains the word “passe”',
          texte: extrait(dialogue, n),
        })
        attendreValeur(() => nommes[0], passe, {
          appel: APPEL,
          quand: 'le nom de qui passe, dans ce texte | the name of who passes, in that text',
          texte: extrait(dialogue, n),
        })
      },
    )

    test(
      `après la passe de ${fr}, l’adversaire joue encore` + ` | after the pass of ${en} the adversary plays again`,
      async () => {
        const dialogue = await jouerJusquALaPasse()
        attendreDessin(dialogue, n, apres(debut), `après ${cases(debut).at(-1)} | after ${cases(debut).at(-1)}`)
        attendreQuestion(dialogue[n], joue)
        attendreDessin(dialogue, n + 1, apres(debut + suite), `après ${suite} | after ${suite}`)
      },
    )
  }

  test('à la fin de la partie, personne ne passe | at the end of the game nobody passes', async () => {
    const dialogue = await converser(SALMA, VICTOR, ...NEUF_SAISIES, 'non')
    const n = 2 + NEUF_SAISIES.length
    const passent = [SALMA, VICTOR].filter(nom =>
      dialogue[n]?.ecrits.some(texte => contient(texte, 'passe') && contient(texte, nom)),
    )
    attendreValeur(() => passent, [], { appel: APPEL, quand: 'qui passe | who passes', texte: extrait(dialogue, n) })
  })

  test('le mot fin arrête la partie à tout moment | the word fin stops the game at any time', async () => {
    for (const lignes of [
      [SALMA, VICTOR, 'fin', 'non'],
      [SALMA, VICTOR, 'f5', 'zz', ' FIN', 'non'],
    ]) {
      attendreLectures(await converser(...lignes), lignes)
    }
  })

  test(
    'la partie finie, le plateau est écrit une dernière fois' +
      ' | once the game is over the board is written one last time',
    async () => {
      const arretee = await converser(SALMA, VICTOR, 'f5', 'fin', 'non')
      attendreDessin(arretee, 4, apres('f5'), 'après « fin » | after “fin”')
      const finie = await converser(SALMA, VICTOR, ...NEUF_SAISIES, 'non')
      attendreDessin(finie, 2 + NEUF_SAISIES.length, TREIZE_A_ZERO, 'après le dernier coup | after the last move')
    },
  )

  test('les deux scores sont écrits, Noir d’abord | both scores are written, Black first', async () => {
    const arretee = await converser(SALMA, VICTOR, ...cases(CINQ_A_TROIS), 'fin', 'non')
    attendreScores(arretee, 7, 3, 5)
    const finie = await converser(SALMA, VICTOR, ...NEUF_SAISIES, 'non')
    attendreScores(finie, 2 + NEUF_SAISIES.length, 13, 0)
  })

  test(
    'chacun lit à côté de son nom s’il gagne ou s’il perd' +
      ' | next to their names, players read whether they win or lose',
    async () => {
      const arretee = await converser(SALMA, VICTOR, ...cases(CINQ_A_TROIS), 'fin', 'non')
      attendreMessages(arretee, 7, ['perd', 'gagne'], 2)
      const finie = await converser(SALMA, VICTOR, ...NEUF_SAISIES, 'non')
      attendreMessages(finie, 2 + NEUF_SAISIES.length, ['gagne', 'perd'], 13)
    },
  )

  test('une autre partie est proposée après les messages | another game is offered after the messages', async () => {
    const dialogue = await converser(SALMA, VICTOR, 'f5', 'fin', 'non')
    const lignes = texteDe(dialogue[4])?.split('\n') ?? []
    const dernier = lignes.findLastIndex(ligne => ['gagne', 'perd', 'nulle'].some(mot => contient(ligne, mot)))
    attendreValeur(() => lignes.slice(dernier + 1).some(ligne => ligne.trim() !== ''), true, {
      appel: APPEL,
      quand: 'une question suit les messages | a question follows the messages',
      texte: extrait(dialogue, 4),
    })
  })

  test(
    'une réponse qui commence par o lance une autre partie' + ' | an answer that begins with o starts another game',
    async () => {
      for (const oui of ['oui', 'o', 'O', 'Oui, encore']) {
        const lignes = [SALMA, VICTOR, 'f5', 'fin', oui, 'fin', 'non']
        attendreLectures(await converser(...lignes), lignes)
      }
    },
  )

  test(
    'une autre partie repart du départ avec les mêmes joueurs' + ' | another game starts afresh with the same players',
    async () => {
      const dialogue = await converser(SALMA, VICTOR, 'f5', 'd6', 'c5', 'fin', 'oui', 'e6', 'fin', 'non')
      attendreDessin(dialogue, 7, apres(''), 'après « oui » | after “oui”')
      attendreDessin(dialogue, 8, apres('e6'), 'après e6 | after e6')
      attendreQuestion(dialogue[7], SALMA)
      attendreQuestion(dialogue[8], VICTOR)
    },
  )

  test('toute autre réponse arrête le programme | any other answer stops the program', async () => {
    for (const reponse of ['non', 'N', '', 'bof']) {
      const lignes = [SALMA, VICTOR, 'fin', reponse]
      attendreLectures(await converser(...lignes), lignes)
    }
  })

  test('la lecture se ferme pendant les noms | the input closes during the names', async () => {
    attendreLectures(await converser(), [null])
    attendreLectures(await converser(SALMA), [SALMA, null])
  })

  test('la lecture se ferme pendant la partie | the input closes during the game', async () => {
    for (const lignes of [
      [SALMA, VICTOR],
      [SALMA, VICTOR, 'f5'],
      [SALMA, VICTOR, 'zz'],
    ]) {
      attendreLectures(await converser(...lignes), [...lignes, null])
    }
  })

  test(
    'la lecture se ferme quand une autre partie est proposée' + ' | the input closes when another game is offered',
    async () => {
      attendreLectures(await converser(SALMA, VICTOR, 'fin'), [SALMA, VICTOR, 'fin', null])
    },
  )

  test('sans nom, Blanc est joué par l’ordinateur | without a name White is played by the computer', async () => {
    const lignes = [SALMA, '', 'f5', 'fin', 'non']
    const dialogue = await converser(...lignes)
    attendreLectures(dialogue, lignes)
    attendreOrdinateur(dialogue, 3, apres('f5'), BLANC)
    attendreQuestion(dialogue[3], SALMA)
  })

  test('sans nom, Noir est joué par l’ordinateur | without a name Black is played by the computer', async () => {
    const lignes = ['', VICTOR, 'fin', 'non']
    const dialogue = await converser(...lignes)
    attendreLectures(dialogue, lignes)
    attendreOrdinateur(dialogue, 2, apres(''), NOIR)
    attendreQuestion(dialogue[2], VICTOR)
  })

  test('l’ordinateur annonce la case qu’il joue | the computer announces the square it plays', async () => {
    for (const [lignes, n, couleur] of [
      [[SALMA, '', 'f5', 'fin', 'non'], 3, BLANC],
      [['', VICTOR, 'fin', 'non'], 2, NOIR],
    ] as const) {
      const dialogue = await converser(...lignes)
      const [avant, suivante] = pages(dialogue[n])
      const coup = avant && suivante && coupEntre(avant.grille, suivante.grille, couleur)
      attendreValeur(
        () => (coup && avant.suite.trim() !== '' ? contient(avant.suite, nomDeCase(coup)) : undefined),
        true,
        {
          appel: APPEL,
          quand: 'la case est nommée entre les deux plateaux | the square is named between the two boards',
          texte: extrait(dialogue, n),
        },
      )
    }
  })

  test(
    'une passe est annoncée aussi quand l’ordinateur joue' + ' | a pass is announced when the computer plays too',
    async () => {
      const dialogue = await converser('', '', 'non')
      let trait: Couleur | null = NOIR
      for (const [avant, apres] of deuxADeux(pages(dialogue[2]))) {
        const suivant: Couleur | null = trait && auTourDe(apres.grille, trait)
        // A board that is missing is another test's business.
        if (trait && suivant === trait && coupEntre(avant.grille, apres.grille, trait))
          attendreAnnonce(avant, apres, trait)
        trait = suivant
      }
    },
  )

  test('l’ordinateur joue contre lui-même jusqu’au bout | the computer plays against itself to the end', async () => {
    const dialogue = await converser('', '', 'non')
    const vues = pages(dialogue[2]).map(({ grille }) => grille)
    attendreDessin(dialogue, 2, apres(''), 'au départ | at the start')
    let trait: Couleur | null = NOIR
    for (const [n, grille] of vues.slice(1).entries()) {
      const coup: Position | null | undefined = trait && coupEntre(vues[n]!, grille, trait)
      attendreValeur(() => Boolean(coup), true, {
        appel: APPEL,
        quand: 'un coup permis mène d’un plateau au suivant | a legal move leads from one board to the next',
        texte: coteACote(['', ''], dessiner(vues[n]!), dessiner(grille)).join('\n'),
      })
      trait = auTourDe(grille, trait!)
    }
    attendreValeur(() => trait, null, {
      appel: APPEL,
      quand: 'qui peut encore jouer sur le dernier plateau écrit | who can still play on the last board written',
      texte: extrait(dialogue, 2),
    })
    attendreLectures(dialogue, ['', '', 'non'])
  })
})
