// fr: Tu ignores un signe resté seul à la fin : ce coup est incomplet, refuse-le avec son numéro.
// en: You ignore a sign left alone at the end: this move is incomplete, refuse it with its number.

import { lireCase } from '../../02-notation/notation.ts'
import { jouerTour, nouvellePartie, type Partie } from '../partie.ts'

export * from '../partie.ts'

export function rejouer(transcription: string): Partie {
  let partie = nouvellePartie({ nom: 'Noir', type: 0 }, { nom: 'Blanc', type: 0 })
  const noms = transcription.match(/../g) ?? []
  for (const [n, nom] of noms.entries()) {
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
