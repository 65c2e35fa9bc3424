// Le générateur : la conversation ne sait ni lire ni écrire, la boucle qui lit et écrit ne connaît pas le jeu.

import {
  adversaire,
  BLANC,
  creerPlateau,
  NOIR,
  type Couleur,
  type Grille,
  type Position,
} from '../01-plateau/plateau.ts'
import { nomDeCase } from '../02-notation/notation.ts'
import { jouerCoup } from '../05-jouer-dejouer/jouer-dejouer.ts'
import { auTourDe } from '../06-fini/fini.ts'
import { calculerScore } from '../07-score-noir/score-noir.ts'
import { jeuStupide } from '../08-jeu-stupide/jeu-stupide.ts'
import { dessinPlateau, lireChoix, messageFin, type Ecrire, type Lire } from './console.ts'

export * from './console.ts'

/** Un texte à écrire ; `attend` dit si une réponse doit suivre. */
type Replique = { texte: string; attend: boolean }
type Conversation<R> = Generator<Replique, R, string>

/**
 * Écrit chaque réplique et rend à la conversation la réponse qu'elle attend ; une lecture fermée l'abandonne là où elle
 * est.
 */
export async function jouerEnConsole(lire: Lire, ecrire: Ecrire): Promise<void> {
  const conversation = soiree()
  let reponse = ''
  for (let tour = conversation.next(reponse); !tour.done; tour = conversation.next(reponse)) {
    ecrire(tour.value.texte)
    if (!tour.value.attend) continue
    const lue = await lire()
    if (lue === null) return
    reponse = lue.trim()
  }
}

function* dire(texte: string): Conversation<void> {
  yield { texte, attend: false }
}

function* demander(texte: string): Conversation<string> {
  return yield { texte, attend: true }
}

/** Les noms, puis des parties tant que l'on en veut. */
function* soiree(): Conversation<void> {
  const noms = [yield* demander('Qui joue Noir ?'), yield* demander('Qui joue Blanc ?')]
  const nomDe: NomDe = couleur => noms[couleur - 1] ?? ''
  do {
    const grille = yield* partie(nomDe)
    const { noir, blanc } = calculerScore(grille)
    yield* dire(`${dessinPlateau(grille)}\nNoir ${noir}, Blanc ${blanc}`)
    yield* dire([NOIR, BLANC].map(couleur => `${nomDe(couleur)} : ${messageFin(grille, couleur)}`).join('\n'))
  } while (/^o/i.test(yield* demander('Encore une partie ?')))
}

/** Vide pour l'ordinateur. */
type NomDe = (couleur: Couleur) => string

/** Rend la grille de la fin. */
function* partie(nomDe: NomDe): Conversation<Grille> {
  const grille = creerPlateau()
  let trait: Couleur | null = NOIR
  while (trait !== null) {
    yield* dire(dessinPlateau(grille))
    const nom = nomDe(trait)
    const position: Position | null = nom ? yield* personne(grille, trait, nom) : yield* ordinateur(grille, trait)
    if (position === null) break
    jouerCoup(grille, trait, ...position)
    const suivant = auTourDe(grille, trait)
    if (suivant === trait) yield* dire(`${nomDe(adversaire(trait)) || 'L’ordinateur'} passe.`)
    trait = suivant
  }
  return grille
}

/** La case choisie, ou `null` pour « fin ». */
function* personne(grille: Grille, couleur: Couleur, nom: string): Conversation<Position | null> {
  while (true) {
    const choix = lireChoix(yield* demander(`À toi, ${nom} :`), grille, couleur)
    if (choix.genre === 'fin') return null
    if (choix.genre === 'coup') return choix.position
    yield* dire(choix.genre === 'interdit' ? 'Coup interdit.' : 'Case illisible.')
  }
}

function* ordinateur(grille: Grille, couleur: Couleur): Conversation<Position> {
  const [i, j] = jeuStupide(grille, couleur)!
  yield* dire(`L’ordinateur joue ${nomDeCase([i, j])}.`)
  return [i, j]
}
