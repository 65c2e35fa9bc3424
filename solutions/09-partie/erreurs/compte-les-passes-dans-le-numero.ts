// fr: Tu comptes les passes dans le numéro du coup : elles ne sont pas dans la transcription, et le numéro est la place
//     du coup dans ce texte.
// en: You count the passes in the number of the move: they are not in the transcript, and the number is the place of
//     the move in that text.

import { lireCase } from '../../02-notation/notation.ts'
import { jouerTour, nouvellePartie, type Partie } from '../partie.ts'

export * from '../partie.ts'

export function rejouer(transcription: string): Partie {
  let partie = nouvellePartie({ nom: 'Noir', type: 0 }, { nom: 'Blanc', type: 0 })
  const noms = transcription.match(/[^]{1,2}/g) ?? []
  for (const nom of noms) {
    const numero = partie.etat + 1
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
