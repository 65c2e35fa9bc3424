// fr: Tu changes de couleur à chaque coup : quand un joueur doit passer, le suivant est encore le même.
// en: You change colour at each move: when a player must pass, the next one is still the same.

import { adversaire, NOIR } from '../../01-plateau/plateau.ts'
import { lireCase } from '../../02-notation/notation.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini } from '../../06-fini/fini.ts'
import { nouvellePartie, type Partie } from '../partie.ts'

export * from '../partie.ts'

export function rejouer(transcription: string): Partie {
  let partie = nouvellePartie({ nom: 'Noir', type: 0 }, { nom: 'Blanc', type: 0 })
  let couleur = NOIR
  const noms = transcription.match(/[^]{1,2}/g) ?? []
  noms.forEach((nom, n) => {
    const position = lireCase(nom)
    const grille = partie.grille
    if (!position) throw new Error(`coup ${n + 1} : « ${nom} » n’est pas une case`)
    if (!jouerCoup(grille, couleur, ...position)) throw new Error(`coup ${n + 1} : ${nom} est interdit`)
    couleur = adversaire(couleur)
    const tours = [...partie.tours, position]
    partie = { ...partie, tours, etat: tours.length, trait: fini(grille) ? null : couleur }
  })
  return partie
}
