// fr: Tu oublies les coups qui suivent la fin de la partie : ils n’ont pas pu être joués, refuse le premier avec son
//     numéro.
// en: You drop the moves that come after the end of the game: they cannot have been played, refuse the first with its
//     number.

import { lireCase } from '../../02-notation/notation.ts'
import { jouerTour, nouvellePartie, type Partie } from '../partie.ts'

export * from '../partie.ts'

export function rejouer(transcription: string): Partie {
  let partie = nouvellePartie({ nom: 'Noir', type: 0 }, { nom: 'Blanc', type: 0 })
  const noms = transcription.match(/[^]{1,2}/g) ?? []
  for (const [n, nom] of noms.entries()) {
    if (partie.trait === null) break
    const numero = n + 1
    const position = lireCase(nom)
    if (!position) throw new Error(`coup ${numero} : « ${nom} » n’est pas une case`)
    try {
      partie = jouerTour(partie, position)
    } catch (erreur) {
      throw new Error(`coup ${numero} : ${(erreur as Error).message}`)
    }
  }
  return partie
}
