// fr: Tu laisses passer l’erreur d’un coup interdit sans y ajouter son numéro : il aide à trouver la faute dans une
//     longue partie.
// en: You let the error of an illegal move through without adding its number: it helps to find the fault in a long
//     game.

import { lireCase } from '../../02-notation/notation.ts'
import { jouerTour, nouvellePartie, type Partie } from '../partie.ts'

export * from '../partie.ts'

export function rejouer(transcription: string): Partie {
  let partie = nouvellePartie({ nom: 'Noir', type: 0 }, { nom: 'Blanc', type: 0 })
  const noms = transcription.match(/[^]{1,2}/g) ?? []
  noms.forEach((nom, n) => {
    const position = lireCase(nom)
    if (!position) throw new Error(`coup ${n + 1} : « ${nom} » n’est pas une case`)
    partie = jouerTour(partie, position)
  })
  return partie
}
