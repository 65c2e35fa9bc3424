// fr: Tu refuses les majuscules : dans une transcription reçue, elles valent les minuscules.
// en: You refuse upper case: in a transcript that you receive, it is as good as lower case.

import { lireCase } from '../../02-notation/notation.ts'
import { jouerTour, nouvellePartie, type Partie } from '../partie.ts'

export * from '../partie.ts'

export function rejouer(transcription: string): Partie {
  let partie = nouvellePartie({ nom: 'Noir', type: 0 }, { nom: 'Blanc', type: 0 })
  const noms = transcription.match(/[^]{1,2}/g) ?? []
  for (const [n, nom] of noms.entries()) {
    const numero = n + 1
    const position = /^[a-h][1-8]$/.test(nom) ? lireCase(nom) : null
    if (!position) throw new Error(`coup ${numero} : « ${nom} » n’est pas une case`)
    try {
      partie = jouerTour(partie, position)
    } catch (erreur) {
      throw new Error(`coup ${numero} : ${(erreur as Error).message}`)
    }
  }
  return partie
}
