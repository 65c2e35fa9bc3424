// fr: Tu attends une réponse sans avoir rien demandé : la personne ne sait pas que tu lui proposes une autre partie.
// en: You wait for an answer without having asked anything: nobody can know that another game is on offer.

import { jouerEnConsole as dialogue, type Ecrire, type Lire } from '../console.ts'

export * from '../console.ts'

export async function jouerEnConsole(lire: Lire, ecrire: Ecrire): Promise<void> {
  await dialogue(lire, texte => {
    if (!texte.startsWith('Une autre partie')) ecrire(texte)
  })
}
