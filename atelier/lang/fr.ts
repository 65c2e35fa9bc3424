// Every sentence of the tools, in French. The type of this catalogue is the type of them all.

import { webFr } from './web.fr.ts'

export const fr = {
  complaints: {
    unknownStep: (wanted: string, known: string) => `Il n’y a pas d’étape « ${wanted} ». Les étapes : ${known}.`,
    noStep: (known: string) => `Dis quelle étape, par exemple « npm run check -- 03 ». Les étapes : ${known}.`,
    unknownLang: (wanted: string) => `La langue « ${wanted} » n’existe pas ici : fr ou en.`,
    badOption: (message: string) => `Cette commande ne se comprend pas : ${message}`,
    cannotWrite: (file: string, reason: string) => `Je ne peux pas écrire ${file} (${reason}). Rien n’a été changé.`,
    noHints: (name: string, known: string) => `Il n’y a pas d’indices pour « ${name} » dans cette étape. Les fonctions : ${known}.`,
    badLevel: (wanted: string) => `« ${wanted} » n’est pas un niveau d’indice : donne un nombre, à partir de 1.`,
    badPort: (wanted: string) => `« ${wanted} » n’est pas un port : donne un nombre de 0 à 65535.`,
    portTaken: (port: string) => `Le port ${port} n’est pas libre. Donne-en un autre, ou aucun : npm run web`,
    notGreenYet: (number: string) => `L’étape ${number} n’est pas encore verte. Pour voir la solution quand même : npm run solution -- ${number} --yes`,
  },

  web: webFr,

  states: {
    passed: 'vert',
    wrong: 'rouge',
    crashed: 'erreur',
    endless: 'sans fin',
    'not-begun': 'à faire',
    'not-run': 'non lancé',
  },

  stepTitle: (number: string, name: string) => `Étape ${number} · ${name}`,
  allGreen: (count: number) => `Tous les tests sont verts (${count}).`,
  someGreen: (green: number, count: number) => `${green} ${green > 1 ? 'tests verts' : 'test vert'} sur ${count}.`,
  notBegun: (functions: string) => `Pas encore commencé. À écrire : ${functions}.`,
  readFirst: (file: string) => `L’énoncé est dans ${file}.`,
  functionNotBegun: (name: string) => `${name} est encore à écrire.`,
  earlierNotBegun: (name: string, file: string) => `${name}, d’une étape précédente, est encore à écrire dans ${file} : celle-ci s’appuie dessus.`,
  tests: (count: number) => (count > 1 ? `${count} tests` : '1 test'),
  endless: (seconds: string) =>
    `Ce test ne finit pas : il a été arrêté après ${seconds} s. Cherche une boucle dont la condition reste toujours vraie.`,
  crashed: (message: string) => `Le programme s’est arrêté pendant ce test : ${message || 'sans dire pourquoi'}`,
  at: (place: string) => `dans ${place}`,
  moreRed: (count: number) => (count > 1 ? `Encore ${count} autres :` : 'Encore un autre :'),
  recognised: 'L’atelier reconnaît cette erreur :',
  printed: 'Ton programme a affiché :',

  moreHints: (left: number, command: string) => (left > 0 ? `Encore ${left} : ${command}` : 'C’était le dernier indice de cette fonction.'),
  otherFunctions: (names: string) => `Les autres fonctions de l’étape : ${names}.`,
  sameAsReference: 'Ton fichier et la solution sont les mêmes, ligne pour ligne.',
  differsFrom: (mine: string, reference: string) => `- ${mine}\n+ ${reference}`,
  alreadyStarter: (file: string) => `${file} est déjà comme au début.`,
  resetDone: (file: string, copy: string) => `${file} est de nouveau comme au début. Ce que tu avais écrit est dans ${copy}.`,
  stepStates: { green: 'vert', begun: 'en cours', 'not-begun': 'à faire', fault: 'ne se lance pas' },
  progress: (green: number, count: number) => `${green} ${green > 1 ? 'étapes vertes' : 'étape verte'} sur ${count}.`,

  workshop: {
    progress: (bar: string, green: number, count: number) => `Atelier Reversi  [${bar}]  ${green}/${count}`,
    starting: 'Les tests se préparent…',
    running: 'Les tests tournent…',
    keys: 'n suivante · p précédente · l liste · h indice · e énoncé · s solution · r recommencer · a tout lancer · q quitter',
    more: '(la suite : espace ou flèche vers le bas)',
    back: 'Une autre touche ramène aux tests.',
    done: (name: string) => `C’est fait : ${name}. Appuie sur n pour la suite, sur s pour comparer avec la solution.`,
    allDone: 'Toutes les étapes sont vertes.',
    remark: (line: number, message: string) => `TypeScript, ligne ${line} : ${message}`,
    hint: (number: number, count: number) => `Indice ${number} sur ${count} (h pour le suivant)`,
    noHint: 'Il n’y a plus d’indice pour cette fonction.',
    jump: (typed: string) => `Numéro de l’étape : ${typed}_`,
    questions: {
      solution: 'L’étape n’est pas encore verte. Voir la solution quand même (o/n) ?',
      reset: 'Recommencer cette étape ? Ce que tu as écrit sera gardé dans .sauvegardes (o/n)',
    },
  },

  faults: {
    'missing-file': (place: string) => `${place} : ce fichier n’existe pas.`,
    syntax: (place: string, message: string) => `${place} : TypeScript ne comprend pas cette ligne. ${message}`,
    'missing-export': (place: string, name: string) => `${place} : ce fichier doit exporter ${name} (export function ${name}…).`,
    'unknown-import': (place: string, source: string) => `${place} : le fichier importé « ${source} » n’existe pas.`,
    throws: (place: string, message: string) => `${place} : le fichier lance une erreur dès qu’on l’importe. ${message}`,
    endless: (place: string) => `${place} : le fichier ne finit pas de se charger. Une boucle, hors des fonctions, n’a pas de fin.`,
    'not-begun': (place: string, message: string) => `${place} : « ${message} » est lancé dès qu’on importe le fichier.`,
    died: (place: string, message: string) => `${place} : le programme s’est arrêté avant le premier test. ${message}`,
  },
}
