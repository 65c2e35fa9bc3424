// What `npm run export` and `npm run update` say, in French.

export const editionFr = {
  exported: (steps: number, files: number, place: string) => `L’édition des élèves est dans ${place} : ${steps} ${steps > 1 ? 'étapes' : 'étape'}, ${files} fichiers, sans les solutions.`,
  checked: 'Vérifié : chaque test y attend sa fonction, et aucune ligne d’une solution ne s’y trouve.',
  begunStarter: (step: string) => `${step} : le fichier de départ n’est pas rouge pour la bonne raison.`,
  leak: (path: string, line: string) => `${path} contient une ligne d’une solution : ${line}`,
  kinds: { fresh: 'nouveau ', changed: 'remplacé', written: 'à toi   ' },
  upToDate: 'L’atelier est déjà à jour.',
  dryRun: 'Rien n’a été changé : c’était un essai (--dry-run).',
  updated: (count: number, copies: string) => `${count} ${count > 1 ? 'fichiers mis à jour' : 'fichier mis à jour'} ; l’ancien texte de chaque fichier remplacé est dans ${copies}. Tes programmes sont restés comme tu les as écrits.`,
  starterChanged: 'Le départ des fichiers marqués « à toi » a changé : compare avec le fichier .depart du même dossier.',
  installAgain: 'Lance npm install : les paquets ont changé.',
}
