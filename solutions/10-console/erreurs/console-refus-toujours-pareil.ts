// fr: Tu réponds la même phrase à un texte illisible et à une case interdite : la personne ne sait pas si elle a mal
//     tapé ou mal joué.
// en: You answer an unreadable text and an illegal square with the same sentence: people cannot tell whether they
//     mistyped or misplayed.

import { jouerEnConsole as dialogue, type Ecrire, type Lire } from '../console.ts'

export * from '../console.ts'

export async function jouerEnConsole(lire: Lire, ecrire: Ecrire): Promise<void> {
  await dialogue(lire, texte => ecrire(/n’est pas une case|est interdit/.test(texte) ? 'Recommence.' : texte))
}
