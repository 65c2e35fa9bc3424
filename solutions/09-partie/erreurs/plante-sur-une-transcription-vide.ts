// fr: Une transcription vide t’arrête : sans aucun coup, la partie est celle du départ.
// en: An empty transcript stops you: without any move, the game is that of the start.

import { lireCase } from '../../02-notation/notation.ts'
import { jouerTour, nouvellePartie, type Partie } from '../partie.ts'

export * from '../partie.ts'

export function rejouer(transcription: string): Partie {
  let partie = nouvellePartie({ nom: 'Noir', type: 0 }, { nom: 'Blanc', type: 0 })
  const noms = transcription.match(/[^]{1,2}/g)!
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
