// What `npm run export` and `npm run update` say, in French.

export const editionFr = {
  readme: (steps: string[]) => `# Atelier Reversi

Un atelier pour apprendre à programmer en construisant Reversi (Othello), en TypeScript. Chaque dossier de \`steps/\`
contient une idée : un énoncé, un fichier de départ et des tests qui échouent. Tu les fais passer, et le jeu prend vie.

\`\`\`sh
npm install && npm start
\`\`\`

L’atelier s’ouvre à la première étape rouge et surveille tes fichiers. Écris, enregistre, lis le plateau. Le guide :
[docs/student.fr.md](docs/student.fr.md) ; les règles du jeu : [docs/rules.fr.md](docs/rules.fr.md).

| étape | |
| --- | --- |
${steps.join('\n')}

| commande | ce qu’elle fait |
| --- | --- |
| \`npm start\` | l’atelier dans le terminal |
| \`npm run web\` | joue avec tes propres fonctions dans le navigateur |
| \`npm run check -- 01\` | les tests de l’étape 01, une fois |
| \`npm run statement -- 01\`, \`npm run hint -- 01\` | l’énoncé, un indice |
| \`npm run reset -- 01\` | le départ de l’étape ; ce que tu as écrit est gardé |
| \`npm run doctor\` | ce qui manque à cette machine |
| \`npm run update -- ../nouveau\` | une copie plus récente du cours ; tes programmes restent |

Ceci est l’édition des élèves : les solutions n’y sont pas.
`,
  exported: (steps: number, files: number, place: string) =>
    `L’édition des élèves est dans ${place} : ${steps} ${steps > 1 ? 'étapes' : 'étape'}, ` +
    `${files} fichiers, sans les solutions.`,
  checked: 'Vérifié : chaque test y attend sa fonction, et aucune ligne d’une solution ne s’y trouve.',
  begunStarter: (step: string) => `${step} : le fichier de départ n’est pas rouge pour la bonne raison.`,
  leak: (path: string, line: string) => `${path} contient une ligne d’une solution : ${line}`,
  kinds: { fresh: 'nouveau ', changed: 'remplacé', written: 'à toi   ', left: 'gardé   ' },
  upToDate: 'L’atelier est déjà à jour.',
  dryRun: 'Rien n’a été changé : c’était un essai (--dry-run).',
  updated: (count: number, copies: string) =>
    `${count} ${count > 1 ? 'fichiers mis à jour' : 'fichier mis à jour'} ; l’ancien texte de chaque fichier ` +
    `remplacé est dans ${copies}. Tes programmes sont restés comme tu les as écrits.`,
  starterChanged:
    'Le départ des fichiers marqués « à toi » a changé : compare avec le fichier .depart du même dossier.',
  stepLeft:
    'Les étapes marquées « gardé » ne sont pas dans la copie plus récente. Ce que tu y as écrit ' +
    'est toujours là ; si une étape a changé de nom, reporte ton programme.',
  installAgain: 'Lance npm install : les paquets ont changé.',
}
