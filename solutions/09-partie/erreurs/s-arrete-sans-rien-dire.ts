// fr: Devant un coup interdit, tu rends la partie jouée jusque-là : refuse-le par une erreur qui donne son numéro.
// en: At an illegal move you return the game played so far: refuse it with an error that gives its number.

import { lireCase } from '../../02-notation/notation.ts'
import { jouerTour, nouvellePartie, type Partie } from '../partie.ts'

export * from '../partie.ts'

export function rejouer(transcription: string): Partie {
  let partie = nouvellePartie({ nom: 'Noir', type: 0 }, { nom: 'Blanc', type: 0 })
  const noms = transcription.match(/[^]{1,2}/g) ?? []
  for (const [n, nom] of noms.entries()) {
    const numero = n + 1
    const position = lireCase(nom)
    if (!position) throw new Error(`coup ${numero} : « ${nom} » n’est pas une case`)
    try {
      partie = jouerTour(partie, position)
    } catch {
      return partie
    }
  }
  return partie
}
