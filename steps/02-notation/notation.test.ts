import fc from 'fast-check'
import { describe, test } from 'vitest'
import {
  attendreIntact,
  attendrePlateau,
  attendrePropriete,
  attendreRefus,
  attendreTexte,
  attendreValeur,
} from '../../atelier/dessin/attendre.ts'
import { decrire } from '../../atelier/dessin/decrire.ts'
import { changer, copie, lireDessin } from '../../atelier/dessin/plateau.ts'
import { BLANC, NOIR, type Case, type Grille, type Position } from '../01-plateau/plateau.ts'
import { ecrireGrille, LEGENDE_KATA, lireCase, lireGrille, nomDeCase, type Legende } from './notation.ts'

const position = (): Grille =>
  lireDessin(`
    a b c d e f g h
  1 . . O . . . . X
  2 . . . . . . . .
  3 . . . X . . . .
  4 . . . X O . . .
  5 . . . X X X . .
  6 . O . . . . . .
  7 . . . . . . . .
  8 X . . . . . O .
`).grille

const TEXTE = [
  '. . O . . . . X',
  '. . . . . . . .',
  '. . . X . . . .',
  '. . . X O . . .',
  '. . . X X X . .',
  '. O . . . . . .',
  '. . . . . . . .',
  'X . . . . . O .',
]

const LEGENDE_MAISON: Legende = { noir: 'n', blanc: 'b', vide: '-' }
const TEXTE_MAISON = TEXTE.map(ligne => ligne.replaceAll('X', 'n').replaceAll('O', 'b').replaceAll('.', '-'))

describe('nomDeCase', () => {
  const nomme = (p: Position, nom: string) =>
    attendreValeur(() => nomDeCase(p), nom, { appel: `nomDeCase(${decrire(p)})` })

  test('la lettre dit la colonne et le chiffre la ligne | the letter is the column, the digit the row', () => {
    nomme([5, 4], 'e6')
    nomme([2, 3], 'd3')
  })

  test('les coins portent leur nom | the corners have their names', () => {
    nomme([0, 0], 'a1')
    nomme([0, 7], 'h1')
    nomme([7, 0], 'a8')
    nomme([7, 7], 'h8')
  })
})

describe('lireCase', () => {
  const lit = (texte: string, attendu: Position | null) =>
    attendreValeur(() => lireCase(texte), attendu, { appel: `lireCase(${decrire(texte)})` })

  test('une lettre et un chiffre font une case | a letter and a digit make a square', () => {
    lit('e6', [5, 4])
    lit('a1', [0, 0])
    lit('h1', [0, 7])
    lit('a8', [7, 0])
    lit('h8', [7, 7])
  })

  test('une majuscule vaut une minuscule | upper case is as good as lower case', () => {
    lit('E6', [5, 4])
    lit('H2', [1, 7])
  })

  test('les espaces autour ne comptent pas | spaces around do not count', () => {
    lit(' e6 ', [5, 4])
    lit('b7  ', [6, 1])
  })

  test('deux chiffres sont une ligne puis une colonne | two digits are a row, then a column', () => {
    lit('65', [5, 4])
    lit('18', [0, 7])
    lit(' 81 ', [7, 0])
  })

  test('hors du plateau, il n’y a pas de case | off the board there is no square', () => {
    for (const texte of ['i1', 'a0', 'a9', '09', '90', '19', 'z5', '00']) lit(texte, null)
  })

  test('un autre texte n’est pas une case | any other text is not a square', () => {
    for (const texte of ['', ' ', 'e', '6', '6e', 'e66', 'ee6', '655', 'e 6', 'e-6', 'e6 f5', 'fin', 'é6', '-15'])
      lit(texte, null)
  })

  test('après la lettre vient un chiffre | after the letter comes a digit', () => {
    for (const texte of ['ee', 'ab', 'e.', 'a-']) lit(texte, null)
  })

  test('chaque nom redonne sa case | each name gives its square back', () => {
    for (let i = 0; i < 8; i++) {
      for (let j = 0; j < 8; j++) {
        attendreValeur(() => lireCase(nomDeCase([i, j])), [i, j], { appel: `lireCase(nomDeCase([${i}, ${j}]))` })
      }
    }
  })
})

describe('ecrireGrille', () => {
  test('la grille s’écrit en huit lignes | the grid is written in eight lines', () => {
    attendreTexte(() => ecrireGrille(position()), TEXTE.join('\n'), { appel: 'ecrireGrille(grille)' })
  })

  test('le joueur est seul sur la dernière ligne | the player stands alone on the last line', () => {
    attendreTexte(() => ecrireGrille(position(), NOIR), [...TEXTE, 'X'].join('\n'), {
      appel: 'ecrireGrille(grille, NOIR)',
    })
    attendreTexte(() => ecrireGrille(position(), BLANC), [...TEXTE, 'O'].join('\n'), {
      appel: 'ecrireGrille(grille, BLANC)',
    })
  })

  test('la légende du kata change les signes | the legend of the kata changes the signs', () => {
    const kata = [...TEXTE, 'O'].map(ligne => ligne.replaceAll('X', 'B').replaceAll('O', 'W'))
    attendreTexte(() => ecrireGrille(position(), BLANC, LEGENDE_KATA), kata.join('\n'), {
      appel: 'ecrireGrille(grille, BLANC, LEGENDE_KATA)',
    })
  })

  test('une légende choisit ses trois signes | a legend chooses its three signs', () => {
    attendreTexte(() => ecrireGrille(position(), undefined, LEGENDE_MAISON), TEXTE_MAISON.join('\n'), {
      appel: `ecrireGrille(grille, undefined, ${decrire(LEGENDE_MAISON)})`,
    })
  })

  test('la grille reste comme elle était | the grid stays as it was', () => {
    const grille = position()
    attendreIntact(() => ecrireGrille(grille, NOIR), grille, { appel: 'ecrireGrille(grille, NOIR)' })
  })

  test('quand la grille change, le texte change | when the grid changes the text changes', () => {
    const grille = copie(position()).toReversed()
    attendreTexte(
      () => {
        ecrireGrille(grille, NOIR)
        changer(grille, position())
        return ecrireGrille(grille, NOIR)
      },
      [...TEXTE, 'X'].join('\n'),
      {
        appel: 'ecrireGrille(grille, NOIR)',
        quand: 'demandé une seconde fois, la grille a changé | asked a second time, the grid has changed',
      },
    )
  })
})

describe('lireGrille', () => {
  const appel = 'lireGrille(texte)'
  const sansLigne = (lignes: string[], numero: number, ligne: string) => lignes.with(numero - 1, ligne)

  test('les signes redeviennent des pions | the signs become discs again', () => {
    const texte = TEXTE.join('\n')
    attendrePlateau(() => lireGrille(texte)?.grille, position(), { appel: `${appel}.grille`, texte })
  })

  test('sans dernière ligne, personne n’a la main | without a last line it is nobody’s turn', () => {
    const texte = TEXTE.join('\n')
    attendreValeur(() => lireGrille(texte)?.joueur, null, { appel: `${appel}.joueur`, texte })
  })

  test('la dernière ligne dit qui joue | the last line says who plays', () => {
    for (const [signe, joueur] of [
      ['X', NOIR],
      ['O', BLANC],
    ] as const) {
      const texte = [...TEXTE, signe].join('\n')
      attendreValeur(() => lireGrille(texte)?.joueur, joueur, { appel: `${appel}.joueur`, texte })
      attendrePlateau(() => lireGrille(texte)?.grille, position(), { appel: `${appel}.grille`, texte })
    }
  })

  test('le dessin du kata a ses couleurs en miroir | the drawing of the kata has its colours mirrored', () => {
    const vide = '. . . . . . . .'
    const texte = [vide, vide, vide, '. . . B W . . .', '. . . W B . . .', vide, vide, vide, 'B'].join('\n')
    const { grille } = lireDessin(`
        a b c d e f g h
      1 . . . . . . . .
      2 . . . . . . . .
      3 . . . . . . . .
      4 . . . X O . . .
      5 . . . O X . . .
      6 . . . . . . . .
      7 . . . . . . . .
      8 . . . . . . . .
    `)
    attendrePlateau(() => lireGrille(texte, LEGENDE_KATA)?.grille, grille, {
      appel: 'lireGrille(texte, LEGENDE_KATA).grille',
      texte,
    })
    attendreValeur(() => lireGrille(texte, LEGENDE_KATA)?.joueur, NOIR, {
      appel: 'lireGrille(texte, LEGENDE_KATA).joueur',
      texte,
    })
  })

  test('une légende choisit ses trois signes | a legend chooses its three signs', () => {
    const texte = [...TEXTE_MAISON, 'b'].join('\n')
    const legende = decrire(LEGENDE_MAISON)
    attendrePlateau(() => lireGrille(texte, LEGENDE_MAISON)?.grille, position(), {
      appel: `lireGrille(texte, ${legende}).grille`,
      texte,
    })
    attendreValeur(() => lireGrille(texte, LEGENDE_MAISON)?.joueur, BLANC, {
      appel: `lireGrille(texte, ${legende}).joueur`,
      texte,
    })
  })

  test(
    'le retrait et les lignes vides autour ne comptent pas' + ' | indentation and blank lines around do not count',
    () => {
      const texte = `\n\n${[...TEXTE, 'O'].map(ligne => `    ${ligne}`).join('\n')}\n  \n`
      attendrePlateau(() => lireGrille(texte)?.grille, position(), { appel: `${appel}.grille`, texte })
      attendreValeur(() => lireGrille(texte)?.joueur, BLANC, { appel: `${appel}.joueur`, texte })
    },
  )

  test('un signe inconnu est refusé avec sa ligne | an unknown sign is refused with its line', () => {
    const texte = sansLigne(TEXTE, 3, '. . . Z . . . .').join('\n')
    attendreRefus(() => lireGrille(texte), ['3', 'Z'], { appel, texte })
  })

  test('un signe d’une autre légende est refusé | a sign of another legend is refused', () => {
    const texte = sansLigne(TEXTE, 6, '. W . . . . . .').join('\n')
    attendreRefus(() => lireGrille(texte), ['6', 'W'], { appel, texte })
  })

  test('un joueur inconnu est refusé avec sa ligne | an unknown player is refused with the line', () => {
    for (const signe of ['Z', '.']) {
      const texte = [...TEXTE, signe].join('\n')
      attendreRefus(() => lireGrille(texte), ['9', signe], { appel, texte })
    }
  })

  test('une ligne trop courte ou trop longue est refusée | a line too short or too long is refused', () => {
    for (const [numero, ligne] of [
      [7, '. . . . . . .'],
      [3, '. . . X . . . . .'],
    ] as const) {
      const texte = sansLigne(TEXTE, numero, ligne).join('\n')
      attendreRefus(() => lireGrille(texte), [`${numero}`], { appel, texte })
    }
  })

  test('la neuvième ligne a un seul signe | the ninth line has a single sign', () => {
    for (const ligne of ['X O', 'O O', TEXTE[0]!]) {
      const texte = [...TEXTE, ligne].join('\n')
      attendreRefus(() => lireGrille(texte), ['9'], { appel, texte })
    }
  })

  test('une ligne de trop ou de moins est refusée | a line too many or too few is refused', () => {
    for (const lignes of [TEXTE.slice(1), [...TEXTE, 'X', 'X'], []]) {
      const texte = lignes.join('\n')
      attendreRefus(() => lireGrille(texte), [], { appel, texte })
    }
  })

  test('une ligne vide dans le dessin est refusée | a blank line inside the drawing is refused', () => {
    for (const lignes of [TEXTE.toSpliced(4, 0, ''), [...TEXTE, '', 'X'], TEXTE.with(4, '')]) {
      const texte = lignes.join('\n')
      attendreRefus(() => lireGrille(texte), [], { appel, texte })
    }
  })

  test('écrire puis lire redonne la grille | writing then reading gives the grid back', () => {
    const huit = { minLength: 8, maxLength: 8 }
    const grilles = fc.limitShrink(fc.array(fc.array(fc.constantFrom<Case>(0, 1, 2), huit), huit), 100)
    const allerRetour = fc.property(grilles, fc.constantFrom(undefined, NOIR, BLANC), (grille, joueur) => {
      const lue = () =>
        lireGrille(
          ecrireGrille(
            grille.map(ligne => [...ligne]),
            joueur,
          ),
        )
      const appel = `lireGrille(ecrireGrille(grille, ${joueur}))`
      attendrePlateau(() => lue()?.grille, grille, { appel: `${appel}.grille` })
      attendreValeur(() => lue()?.joueur, joueur ?? null, { appel: `${appel}.joueur`, grille })
    })
    attendrePropriete(fc.check(allerRetour, { seed: 64, numRuns: 40 }))
  })
})
