// fr: Tes joueurs n’ont pas de nom : quand on rejoue un texte, ils s’appellent Noir et Blanc, et leur type est 0.
// en: Your players have no name: when a text is replayed they are called Noir and Blanc, and their type is 0.

import { lireCase } from '../../02-notation/notation.ts'
import { jouerTour, nouvellePartie, type Partie } from '../partie.ts'

export * from '../partie.ts'

export function rejouer(transcription: string): Partie {
  let partie = nouvellePartie({ nom: '', type: 0 }, { nom: '', type: 0 })
  const noms = transcription.match(/[^]{1,2}/g) ?? []
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
