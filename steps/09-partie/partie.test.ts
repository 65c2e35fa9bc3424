import fc from 'fast-check'
import { describe, test } from 'vitest'
import { attendrePlateau, attendrePropriete, attendreRefus, attendreValeur } from '../../atelier/dessin/attendre.ts'
import { decrire } from '../../atelier/dessin/decrire.ts'
import type { Situation } from '../../atelier/dessin/faits.ts'
import { half } from '../../atelier/dessin/langue.ts'
import { lireDessin, nomDe } from '../../atelier/dessin/plateau.ts'
import {
  adversaire,
  BLANC,
  creerPlateau,
  NOIR,
  type Couleur,
  type Grille,
  type Position,
} from '../01-plateau/plateau.ts'
import { coups } from '../04-coups/coups.ts'
import { jouer, jouerCoup } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe, fini } from '../06-fini/fini.ts'
import {
  annuler,
  jouerTour,
  nouvellePartie,
  refaire,
  rejouer,
  transcription,
  type Joueur,
  type Partie,
  type Tour,
} from './partie.ts'

const ADA: Joueur = { nom: 'Ada', type: 0 }
const GRACE: Joueur = { nom: 'Grace', type: 3 }

const DEPART = lireDessin(`
    a b c d e f g h
  1 . . . . . . . .
  2 . . . . . . . .
  3 . . . . . . . .
  4 . . . O X . . .
  5 . . . X O . . .
  6 . . . . . . . .
  7 . . . . . . . .
  8 . . . . . . . .
`).grille

/** White plays h6, and Black must pass. */
const SEPT_COUPS = 'f5 f6 d3 g5 h5 h4 f7'
const NOIR_PASSE = `${SEPT_COUPS} h6 passe`
/** Black plays f7, and White must pass. */
const DIX_COUPS = 'f5 d6 c7 g5 g6 g7 h7 e3 h5 b8'
const BLANC_PASSE = `${DIX_COUPS} f7 passe`
/** Black plays e3, and White has no disc left: nobody can play, so nobody passes. */
const HUIT_COUPS = 'f5 d6 c5 f6 e7 f4 g5 e6'
const NEUF_COUPS = `${HUIT_COUPS} e3`

const caseDe = (nom: string): Position => [Number(nom[1]) - 1, 'abcdefgh'.indexOf(nom[0]!)]

const lireTours = (noms: string): Tour[] =>
  noms
    .split(' ')
    .filter(Boolean)
    .map(nom => (nom === 'passe' ? nom : caseDe(nom)))

const nomsDe = (tours: Tour[]) => tours.map(tour => (tour === 'passe' ? tour : nomDe(tour))).join(' ')

/** The game at its start, then after each of its moves and the pass that follows, if any. */
function derouler(tours: Tour[]): Partie[] {
  const grille = creerPlateau()
  let couleur = NOIR
  const etapes: Partie[] = [{ grille: copie(grille), joueurs: [ADA, GRACE], trait: NOIR, tours: [...tours], etat: 0 }]
  tours.forEach((tour, n) => {
    if (tour !== 'passe') jouerCoup(grille, couleur, tour[0], tour[1])
    couleur = adversaire(couleur)
    if (tours[n + 1] === 'passe') return
    const trait = n === tours.length - 1 && fini(grille) ? null : couleur
    etapes.push({ grille: copie(grille), joueurs: [ADA, GRACE], trait, tours: [...tours], etat: n + 1 })
  })
  return etapes
}

/** The game of these turns, with so many moves on the board, all of them unless told; the others are undone. */
function partie(noms: string, surPlateau?: number): Partie {
  const etapes = derouler(lireTours(noms))
  return etapes[surPlateau ?? etapes.length - 1]!
}

const copie = (grille: Grille): Grille => grille.map(ligne => [...ligne])

/** The turns of a game: each number chooses one of the legal moves. */
function toursAuHasard(choix: number[]): Tour[] {
  const grille = creerPlateau(),
    tours: Tour[] = []
  let couleur: Couleur | null = NOIR
  for (const n of choix) {
    if (couleur === null) break
    const permis = coups(grille, couleur)
    const [i, j, r] = permis[n % permis.length]!
    jouer(grille, couleur, [i, j, r])
    tours.push([i, j])
    const suivant: Couleur | null = auTourDe(grille, couleur)
    if (suivant === couleur) tours.push('passe')
    couleur = suivant
  }
  return tours
}

/** Five tests look at the same games: each is worked out once. */
const connues = new Map<string, Tour[]>()

/** In any game at all, whole or not. */
function dansToutePartie(verifier: (tours: Tour[]) => void): void {
  const choix = fc.limitShrink(fc.array(fc.nat({ max: 999 }), { maxLength: 80, size: 'max' }), 10)
  const propriete = fc.property(choix, choisis => {
    const cle = choisis.join()
    const tours = connues.get(cle) ?? toursAuHasard(choisis)
    connues.set(cle, tours)
    verifier(tours.map(tour => (tour === 'passe' ? tour : [...tour])))
  })
  attendrePropriete(fc.check(propriete, { seed: 8, numRuns: 2 }))
}

/** « après f5, annulés : d6 c5 » */
function quandApres({ tours, etat }: Partie): { fr: string; en: string } {
  const joues = nomsDe(tours.slice(0, etat)),
    annules = nomsDe(tours.slice(etat))
  const fr = joues ? `après ${joues}` : 'au départ',
    en = joues ? `after ${joues}` : 'at the start'
  return annules ? { fr: `${fr}, annulés : ${annules}`, en: `${en}, undone: ${annules}` } : { fr, en }
}

function situer(appel: string, avant: Partie): Situation {
  const { fr, en } = quandApres(avant)
  return { appel, quand: `${fr} | ${en}`, grille: copie(avant.grille) }
}

const ajouter = ({ quand = '', ...reste }: Situation, fr: string, en: string): Situation => {
  const [avantFr, avantEn] = quand.split(' | ')
  return { ...reste, quand: `${avantFr}, ${fr} | ${avantEn}, ${en}` }
}

/** Turns by name, `f5 d6 passe`, and whatever is not a turn as it is. */
function nommer(tours: unknown): unknown {
  if (!Array.isArray(tours)) return tours
  const estCase = (tour: unknown): tour is Position =>
    Array.isArray(tour) && tour.length === 2 && Array.from(tour).every(Number.isInteger)
  return Array.from(tours, tour => (tour === 'passe' ? tour : estCase(tour) ? nomDe(tour) : decrire(tour))).join(' ')
}

/** A game that should have been refused, in short. */
function abreger(rendue: unknown): unknown {
  if (typeof rendue !== 'object' || rendue === null) return rendue
  const { trait, tours } = rendue as Partial<Partie>
  return { trait, tours: nommer(tours) }
}

type Champ = 'grille' | 'trait' | 'tours' | 'etat' | 'joueurs'
const TOUT: Champ[] = ['grille', 'trait', 'tours', 'etat', 'joueurs']

/** These parts of the game that the call returns. */
function attendrePartie(appel: () => unknown, attendu: Partie, champs: Champ[], situation: Situation): void {
  let rendue: Partial<Partie> | undefined
  const lire =
    <T>(champ: () => T) =>
    () => {
      rendue ??= appel() as Partie
      return champ()
    }
  for (const champ of champs)
    comparer(
      champ,
      lire(() => rendue?.[champ]),
      attendu,
      { ...situation, appel: `${situation.appel}.${champ}` },
    )
}

function comparer(champ: Champ, lire: () => unknown, attendu: Partie, situation: Situation): void {
  switch (champ) {
    case 'grille':
      return attendrePlateau(lire, attendu.grille, situation)
    case 'trait':
      return attendreValeur(lire, attendu.trait, ajouter(situation, 'NOIR vaut 1 et BLANC 2', 'NOIR is 1 and BLANC 2'))
    case 'tours':
      return attendreValeur(
        () => nommer(lire()),
        nommer(attendu.tours),
        ajouter(situation, 'les tours par leur nom', 'the turns by name'),
      )
    default:
      return attendreValeur(lire, attendu[champ], situation)
  }
}

/** After the action, these parts of the game it was given are as they were. */
function attendreInchangee(action: () => unknown, recue: Partie, appel: string, champs = TOUT): void {
  const avant: Partie = { ...recue, grille: copie(recue.grille), tours: [...recue.tours] }
  const situation = ajouter(situer('', recue), `puis ${half(appel, 'fr')}`, `then ${half(appel, 'en')}`)
  let fait = false
  const apres = (champ: Champ) => () => {
    if (!fait) action()
    fait = true
    return recue[champ]
  }
  for (const champ of champs) comparer(champ, apres(champ), avant, { ...situation, appel: `partie.${champ}` })
}

/** Writes into a game that the learner's function returned, whatever it is. */
function gribouiller(rendue: Partie | undefined): void {
  try {
    rendue!.grille[0]![0] = BLANC
  } catch {
    /* nothing to write on */
  }
  try {
    rendue!.tours.push('passe')
  } catch {
    /* nothing to write on */
  }
}

const ecrireDans = (appel: string) =>
  `${appel} et une écriture dans la partie rendue | ${appel} and some writing into the game returned`

describe('nouvellePartie', () => {
  const appel = 'nouvellePartie(ada, grace)'
  const ATTENDUE: Partie = { grille: DEPART, joueurs: [ADA, GRACE], trait: NOIR, tours: [], etat: 0 }

  const commence = (champs: Champ[]) =>
    attendrePartie(() => nouvellePartie(ADA, GRACE), ATTENDUE, champs, { appel, quand: 'au départ | at the start' })

  test('la partie commence au départ officiel | the game begins from the official start', () => {
    commence(['grille'])
  })

  test('Noir commence | Black begins', () => {
    commence(['trait'])
  })

  test('rien n’est encore joué | nothing has been played yet', () => {
    commence(['tours', 'etat'])
  })

  test('le joueur noir est donné le premier | the black player is given first', () => {
    commence(['joueurs'])
  })

  test('deux parties ne partagent rien | two games share nothing', () => {
    attendrePartie(
      () => {
        gribouiller(nouvellePartie(ADA, GRACE))
        return nouvellePartie(ADA, GRACE)
      },
      ATTENDUE,
      TOUT,
      { appel, quand: 'après avoir écrit dans une première partie | after writing into a first game' },
    )
  })
})

describe('jouerTour', () => {
  const situerCoup = (avant: Partie, position: Position): Situation => ({
    ...situer(`jouerTour(partie, ${decrire(position)})`, avant),
    ...(avant.trait === null || avant.grille[position[0]]?.[position[1]] === undefined
      ? {}
      : { coup: { couleur: avant.trait, case: position } }),
  })

  const joue = (avant: Partie, nom: string, apres: Partie, champs: Champ[]) =>
    attendrePartie(() => jouerTour(structuredClone(avant), caseDe(nom)), apres, champs, situerCoup(avant, caseDe(nom)))

  const refuse = (avant: Partie, position: Position, mentions: string[]) =>
    attendreRefus(() => abreger(jouerTour(avant, position)), mentions, situerCoup(avant, position))

  test('le coup se joue sur la grille | the move is played on the grid', () => {
    const { grille } = lireDessin(`
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . O X . . .
      5 . . . X X X . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `)
    joue(partie(''), 'f5', { ...partie('f5'), grille }, ['grille'])
  })

  test('Blanc joue quand il a le trait | White plays when it is its turn', () => {
    const { grille } = lireDessin(`
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . O X . . .
      5 . . . O X X . .
      6 . . . O . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `)
    joue(partie('f5'), 'd6', { ...partie('f5 d6'), grille }, ['grille'])
  })

  test('le trait passe à l’adversaire | the turn goes to the adversary', () => {
    joue(partie(''), 'f5', partie('f5'), ['trait'])
    joue(partie('f5'), 'd6', partie('f5 d6'), ['trait'])
  })

  test('le coup s’ajoute aux tours | the move is added to the turns', () => {
    joue(partie(''), 'f5', partie('f5'), ['tours', 'etat'])
    joue(partie('f5 d6'), 'c5', partie('f5 d6 c5'), ['tours', 'etat'])
  })

  test('les joueurs restent les mêmes | the players stay the same', () => {
    joue(partie('f5'), 'd6', partie('f5 d6'), ['joueurs'])
  })

  test('qui bloque son adversaire rejoue | whoever blocks the adversary plays again', () => {
    joue(partie(SEPT_COUPS), 'h6', partie(NOIR_PASSE), ['grille', 'trait'])
    joue(partie(DIX_COUPS), 'f7', partie(BLANC_PASSE), ['grille', 'trait'])
  })

  test('la passe de l’adversaire s’ajoute aux tours | the adversary’s pass is added to the turns', () => {
    joue(partie(SEPT_COUPS), 'h6', partie(NOIR_PASSE), ['tours', 'etat'])
    joue(partie(DIX_COUPS), 'f7', partie(BLANC_PASSE), ['tours', 'etat'])
  })

  test('après la passe, la partie continue | after the pass the game goes on', () => {
    joue(partie(NOIR_PASSE), 'e7', partie(`${NOIR_PASSE} e7`), TOUT)
    joue(partie(BLANC_PASSE), 'd3', partie(`${BLANC_PASSE} d3`), TOUT)
  })

  test('quand personne ne peut jouer, le trait est null | when nobody can play the turn is null', () => {
    joue(partie(HUIT_COUPS), 'e3', partie(NEUF_COUPS), ['grille', 'trait'])
  })

  test('la fin n’ajoute pas de passe | the end adds no pass', () => {
    joue(partie(HUIT_COUPS), 'e3', partie(NEUF_COUPS), ['tours', 'etat'])
  })

  test('jouer après avoir annulé oublie les tours annulés | playing after an undo forgets the undone turns', () => {
    joue(partie('f5 d6 c5', 1), 'f4', partie('f5 f4'), TOUT)
    joue(partie(`${NOIR_PASSE} e7`, 7), 'c5', partie(`${SEPT_COUPS} c5`), TOUT)
  })

  test(
    'un coup interdit est refusé avec la case et le joueur' + ' | an illegal move is refused with square and player',
    () => {
      for (const nom of ['d4', 'a1', 'f4']) refuse(partie(''), caseDe(nom), [nom, 'Ada'])
    },
  )

  test('le joueur nommé est celui qui a le trait | the player named is the one whose turn it is', () => {
    for (const nom of ['f5', 'h8', 'c4']) refuse(partie('f5'), caseDe(nom), [nom, 'Grace'])
    refuse(partie(NOIR_PASSE), caseDe('a8'), ['a8', 'Grace'])
    refuse(partie(BLANC_PASSE), caseDe('a8'), ['a8', 'Ada'])
  })

  test('hors du plateau, le coup est refusé | off the board the move is refused', () => {
    for (const position of [
      [-1, 0],
      [8, 4],
      [3, 8],
      [4.5, 5],
    ] as Position[])
      refuse(partie(''), position, [])
  })

  test('après la fin, le coup est refusé avec la case | after the end the move is refused with the square', () => {
    for (const nom of ['a1', 'e4']) refuse(partie(NEUF_COUPS), caseDe(nom), [nom])
  })

  const laisse = (champs: Champ[]) => {
    for (const [noms, surPlateau, coup] of [
      ['f5 d6', 2, 'c5'],
      [SEPT_COUPS, 7, 'h6'],
      ['f5 d6 c5', 1, 'f4'],
    ] as const) {
      const avant = partie(noms, surPlateau)
      attendreInchangee(
        () => jouerTour(avant, caseDe(coup)),
        avant,
        `jouerTour(partie, ${decrire(caseDe(coup))})`,
        champs,
      )
    }
  }

  test('la grille reçue reste comme elle était | the grid received stays as it was', () => {
    laisse(['grille'])
  })

  test('les tours reçus restent comme ils étaient | the turns received stay as they were', () => {
    laisse(['tours', 'etat', 'trait', 'joueurs'])
  })

  test('un coup refusé ne change rien | a refused move changes nothing', () => {
    const avant = partie('f5')
    attendreInchangee(
      () => {
        jouerTour(partie(''), caseDe('f5'))
        try {
          jouerTour(avant, caseDe('a1'))
        } catch {
          /* refused, as it must be */
        }
      },
      avant,
      'jouerTour(partie, [0, 0])',
    )
  })

  test('la partie rendue est à part | the game returned stands apart', () => {
    const avant = partie('f5 d6')
    attendreInchangee(() => gribouiller(jouerTour(avant, caseDe('c5'))), avant, ecrireDans('jouerTour(partie, [4, 2])'))
  })

  test('toute partie se joue coup après coup | any game is played move after move', () => {
    dansToutePartie(tours => {
      const etapes = derouler(tours)
      etapes.slice(1).forEach((apres, n) => {
        const { etat } = etapes[n]!,
          fin = apres.etat
        joue(
          { ...etapes[n]!, tours: tours.slice(0, etat) },
          nomDe(tours[etat] as Position),
          { ...apres, tours: tours.slice(0, fin) },
          TOUT,
        )
      })
    })
  })
})

describe('annuler', () => {
  const annule = (avant: Partie, apres: Partie, champs: Champ[]) =>
    attendrePartie(() => annuler(structuredClone(avant)), apres, champs, situer('annuler(partie)', avant))

  test('le dernier coup disparaît de la grille | the last move disappears from the grid', () => {
    annule(partie('f5'), { ...partie(''), grille: DEPART }, ['grille'])
    annule(partie('f5 d6'), partie('f5'), ['grille'])
  })

  test('celui qui avait joué a de nouveau le trait | whoever had played has the turn again', () => {
    annule(partie('f5'), partie('f5', 0), ['trait'])
    annule(partie('f5 d6'), partie('f5 d6', 1), ['trait'])
  })

  test('le coup annulé reste dans les tours | the undone move stays in the turns', () => {
    annule(partie('f5 d6'), partie('f5 d6', 1), ['tours', 'etat'])
  })

  test('annuler encore remonte plus loin | undoing again goes further back', () => {
    annule(partie('f5 d6 c5', 2), partie('f5 d6 c5', 1), TOUT)
    annule(partie('f5 d6 c5', 1), partie('f5 d6 c5', 0), TOUT)
  })

  test('une passe s’annule avec le coup d’avant elle | a pass is undone with the move before it', () => {
    annule(partie(NOIR_PASSE), partie(NOIR_PASSE, 7), TOUT)
    annule(partie(BLANC_PASSE), partie(BLANC_PASSE, 10), TOUT)
  })

  test('la passe d’un coup plus ancien reste | the pass of an earlier move stays', () => {
    annule(partie(`${NOIR_PASSE} e7`), partie(`${NOIR_PASSE} e7`, 8), TOUT)
    annule(partie(`${BLANC_PASSE} d3`), partie(`${BLANC_PASSE} d3`, 11), TOUT)
  })

  test('une partie finie reprend | a finished game goes on again', () => {
    annule(partie(NEUF_COUPS), partie(NEUF_COUPS, 8), TOUT)
  })

  test('au départ, rien ne change | at the start nothing changes', () => {
    annule(partie(''), partie(''), TOUT)
    annule(partie('f5 d6', 0), partie('f5 d6', 0), TOUT)
  })

  test('la partie reçue reste comme elle était | the game received stays as it was', () => {
    for (const avant of [partie('f5 d6 c5', 2), partie(NOIR_PASSE), partie('')]) {
      attendreInchangee(() => annuler(avant), avant, 'annuler(partie)')
    }
  })

  test('la partie rendue est à part | the game returned stands apart', () => {
    const avant = partie('f5 d6')
    attendreInchangee(() => gribouiller(annuler(avant)), avant, ecrireDans('annuler(partie)'))
  })

  test('de coup en coup, on revient au départ | move by move one comes back to the start', () => {
    dansToutePartie(tours => {
      const etapes = derouler(tours)
      annule(etapes[0]!, etapes[0]!, TOUT)
      etapes.slice(1).forEach((avant, n) => annule(avant, etapes[n]!, TOUT))
    })
  })
})

describe('refaire', () => {
  const refait = (avant: Partie, apres: Partie, champs: Champ[]) =>
    attendrePartie(() => refaire(structuredClone(avant)), apres, champs, situer('refaire(partie)', avant))

  test('le coup annulé revient sur la grille | the undone move comes back on the grid', () => {
    refait(partie('f5', 0), partie('f5'), ['grille'])
    refait(partie('f5 d6', 1), partie('f5 d6'), ['grille'])
  })

  test('le trait revient à l’adversaire | the turn goes back to the adversary', () => {
    refait(partie('f5', 0), partie('f5'), ['trait'])
    refait(partie('f5 d6', 1), partie('f5 d6'), ['trait'])
  })

  test('refaire avance d’un coup et garde la suite | redoing goes one move forward and keeps what follows', () => {
    refait(partie('f5 d6 c5', 0), partie('f5 d6 c5', 1), TOUT)
    refait(partie('f5 d6 c5', 1), partie('f5 d6 c5', 2), TOUT)
  })

  test('la passe revient avec son coup | the pass comes back with its move', () => {
    refait(partie(NOIR_PASSE, 7), partie(NOIR_PASSE), TOUT)
    refait(partie(`${BLANC_PASSE} d3`, 10), partie(`${BLANC_PASSE} d3`, 11), TOUT)
  })

  test('après la passe, le coup suivant revient seul | after the pass the next move comes back alone', () => {
    refait(partie(`${NOIR_PASSE} e7`, 8), partie(`${NOIR_PASSE} e7`), TOUT)
  })

  test('le dernier coup remet la fin | the last move brings the end back', () => {
    refait(partie(NEUF_COUPS, 8), partie(NEUF_COUPS), TOUT)
  })

  test('sans rien à refaire, rien ne change | with nothing to redo nothing changes', () => {
    for (const noms of ['', 'f5 d6', NOIR_PASSE, NEUF_COUPS]) refait(partie(noms), partie(noms), TOUT)
  })

  test('la partie reçue reste comme elle était | the game received stays as it was', () => {
    for (const avant of [partie('f5 d6 c5', 1), partie(NOIR_PASSE, 7), partie('f5')]) {
      attendreInchangee(() => refaire(avant), avant, 'refaire(partie)')
    }
  })

  test('la partie rendue est à part | the game returned stands apart', () => {
    const avant = partie('f5 d6', 1)
    attendreInchangee(() => gribouiller(refaire(avant)), avant, ecrireDans('refaire(partie)'))
  })

  test('de coup en coup, on revient à la fin | move by move one comes back to the end', () => {
    dansToutePartie(tours => {
      const etapes = derouler(tours)
      refait(etapes.at(-1)!, etapes.at(-1)!, TOUT)
      etapes.slice(1).forEach((apres, n) => refait(etapes[n]!, apres, TOUT))
    })
  })
})

describe('transcription', () => {
  const secrit = (avant: Partie, texte: string) =>
    attendreValeur(() => transcription(structuredClone(avant)), texte, situer('transcription(partie)', avant))

  test('au départ, elle est vide | at the start it is empty', () => {
    secrit(partie(''), '')
  })

  test('les coups se suivent en minuscules | the moves follow one another in lower case', () => {
    secrit(partie('f5 d6 c5'), 'f5d6c5')
    secrit(partie(NEUF_COUPS), 'f5d6c5f6e7f4g5e6e3')
  })

  test('les passes n’y sont pas | passes are left out', () => {
    secrit(partie(NOIR_PASSE), 'f5f6d3g5h5h4f7h6')
    secrit(partie(`${BLANC_PASSE} d3`), 'f5d6c7g5g6g7h7e3h5b8f7d3')
  })

  test('les coups annulés n’y sont pas | undone moves are left out', () => {
    secrit(partie('f5 d6 c5', 2), 'f5d6')
    secrit(partie('f5 d6 c5', 0), '')
    secrit(partie(`${NOIR_PASSE} e7`, 8), 'f5f6d3g5h5h4f7h6')
  })

  test('la partie reçue reste comme elle était | the game received stays as it was', () => {
    for (const avant of [partie('f5 d6 c5', 2), partie(NOIR_PASSE)]) {
      attendreInchangee(() => transcription(avant), avant, 'transcription(partie)')
    }
  })

  test('toute partie s’écrit en entier | any game is written in full', () => {
    dansToutePartie(tours =>
      secrit(derouler(tours).at(-1)!, nomsDe(tours.filter(tour => tour !== 'passe')).replaceAll(' ', '')),
    )
  })
})

describe('rejouer', () => {
  const personnes: Partie['joueurs'] = [
    { nom: 'Noir', type: 0 },
    { nom: 'Blanc', type: 0 },
  ]
  const LE_JEU: Champ[] = ['grille', 'trait', 'tours', 'etat']
  const appel = (texte: string) => `rejouer(${decrire(texte)})`

  const rejoue = (texte: string, apres: Partie, champs: Champ[] = LE_JEU) =>
    attendrePartie(() => rejouer(texte), { ...apres, joueurs: personnes }, champs, {
      appel: appel(texte),
      quand: 'depuis le départ | from the start',
    })

  const refuse = (texte: string, numero: number) =>
    attendreRefus(() => abreger(rejouer(texte)), [String(numero)], { appel: appel(texte) })

  test('une transcription vide est le départ | an empty transcript is the start', () => {
    rejoue('', partie(''))
  })

  test('les coups se jouent dans l’ordre | the moves are played in order', () => {
    rejoue('f5', partie('f5'))
    rejoue('f5d6c5', partie('f5 d6 c5'))
  })

  test('les majuscules valent les minuscules | upper case is as good as lower case', () => {
    rejoue('F5D6C5', partie('f5 d6 c5'))
    rejoue('f5D6c5', partie('f5 d6 c5'))
  })

  test('les passes se retrouvent | the passes are found again', () => {
    rejoue('f5f6d3g5h5h4f7h6', partie(NOIR_PASSE))
    rejoue('f5f6d3g5h5h4f7h6e7', partie(`${NOIR_PASSE} e7`))
    rejoue('f5d6c7g5g6g7h7e3h5b8f7d3', partie(`${BLANC_PASSE} d3`))
  })

  test('une partie finie se rejoue jusqu’au bout | a finished game is played to its end', () => {
    rejoue('f5d6c5f6e7f4g5e6e3', partie(NEUF_COUPS))
  })

  test('Noir et Blanc sont deux personnes | Black and White are two people', () => {
    rejoue('', partie(''), ['joueurs'])
    rejoue('f5d6', partie('f5 d6'), ['joueurs'])
  })

  test('une case illisible est refusée avec son numéro | an unreadable square is refused with its number', () => {
    refuse('z9', 1)
    refuse('f5d6z9', 3)
    refuse('f5d', 2)
  })

  test('un coup interdit est refusé avec son numéro | an illegal move is refused with its number', () => {
    refuse('d4', 1)
    refuse('f5d6a1', 3)
    refuse('f5f5', 2)
  })

  test('une passe ne compte pas dans les numéros | a pass does not count in the numbers', () => {
    refuse('f5f6d3g5h5h4f7h6a1', 9)
    refuse('f5f6d3g5h5h4f7h6z2', 9)
  })

  test('un coup après la fin est refusé avec son numéro | a move after the end is refused with its number', () => {
    refuse('f5d6c5f6e7f4g5e6e3a1', 10)
  })

  test('toute transcription redonne sa partie | any transcript gives its game back', () => {
    dansToutePartie(tours => {
      rejoue(nomsDe(tours.filter(tour => tour !== 'passe')).replaceAll(' ', ''), derouler(tours).at(-1)!)
    })
  })
})
