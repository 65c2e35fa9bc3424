// fr: Tu donnes la main à l’adversaire après une mauvaise réponse : se tromper ne coûte pas son tour, la question
//     revient à la même personne.
// en: You hand the turn to the adversary after a wrong answer: a slip does not cost the turn, the question comes back
//     to the same person.

import { adversaire, BLANC, creerPlateau, NOIR, type Couleur } from '../../01-plateau/plateau.ts'
import { nomDeCase } from '../../02-notation/notation.ts'
import { jouerCoup } from '../../05-jouer-dejouer/jouer-dejouer.ts'
import { fini, peut } from '../../06-fini/fini.ts'
import { calculerScore } from '../../07-score-noir/score-noir.ts'
import { jeuStupide } from '../../08-jeu-stupide/jeu-stupide.ts'
import { dessinPlateau, lireChoix, messageFin, type Ecrire, type Lire } from '../console.ts'

export * from '../console.ts'

export async function jouerEnConsole(lire: Lire, ecrire: Ecrire): Promise<void> {
  ecrire('Nom de Noir ?')
  const nomNoir = await lire()
  if (nomNoir === null) return
  ecrire('Nom de Blanc ?')
  const nomBlanc = await lire()
  if (nomBlanc === null) return
  const nomDe = (couleur: Couleur) => (couleur === NOIR ? nomNoir : nomBlanc)
  let reponse: string | null = 'oui'
  while (reponse?.toLowerCase().startsWith('o')) {
    const grille = creerPlateau()
    let couleur: Couleur = NOIR
    while (!fini(grille)) {
      if (!peut(grille, couleur)) {
        ecrire(`${nomDe(couleur) || 'L’ordinateur'} passe`)
        couleur = adversaire(couleur)
      }
      ecrire(dessinPlateau(grille))
      if (nomDe(couleur) === '') {
        const [i, j] = jeuStupide(grille, couleur)!
        ecrire(`L’ordinateur joue ${nomDeCase([i, j])}`)
        jouerCoup(grille, couleur, i, j)
      } else {
        ecrire(`${nomDe(couleur)}, ton coup ?`)
        const texte = await lire()
        if (texte === null) return
        const choix = lireChoix(texte, grille, couleur)
        if (choix.genre === 'fin') break
        if (choix.genre === 'coup') jouerCoup(grille, couleur, ...choix.position)
        else ecrire(`Refusé (${choix.genre})`)
      }
      couleur = adversaire(couleur)
    }
    const score = calculerScore(grille)
    ecrire(dessinPlateau(grille))
    ecrire(`Noir : ${score.noir}, Blanc : ${score.blanc}`)
    ecrire(`${nomNoir} : ${messageFin(grille, NOIR)}`)
    ecrire(`${nomBlanc} : ${messageFin(grille, BLANC)}`)
    ecrire('Une autre partie ?')
    reponse = await lire()
  }
}
