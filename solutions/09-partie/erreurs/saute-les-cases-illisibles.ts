// fr: Tu sautes ce que tu ne sais pas lire : une case illisible est une faute dans le texte, refuse-la avec son numéro.
// en: You skip what you cannot read: an unreadable square is a fault in the text, refuse it with its number.

import { lireCase } from '../../02-notation/notation.ts'
import { jouerTour, nouvellePartie, type Partie } from '../partie.ts'

export * from '../partie.ts'

export function rejouer(transcription: string): Partie {
  let partie = nouvellePartie({ nom: 'Noir', type: 0 }, { nom: 'Blanc', type: 0 })
  const noms = transcription.match(/[^]{1,2}/g) ?? []
  for (const [n, nom] of noms.entries()) {
    const numero = n + 1
    const position = lireCase(nom)
    if (!position) continue
    try {
      partie = jouerTour(partie, position)
    } catch (erreur) {
      throw new Error(`coup ${numero} : ${(erreur as Error).message}`)
    }
  }
  return partie
}
