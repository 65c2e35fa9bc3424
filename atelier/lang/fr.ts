// Every sentence of the tools, in French. The type of this catalogue is the type of them all.

import { doctorFr } from './doctor.fr.ts'
import { editionFr } from './edition.fr.ts'
import { dojoFr } from './dojo.fr.ts'
import { sayUnread } from './unread.ts'
import { unreadFr } from './unread.fr.ts'
import { webFr } from './web.fr.ts'
import { gradeFr } from './grade.fr.ts'

export const fr = {
  complaints: {
    unknownStep: (wanted: string, known: string) => `Il n’y a pas d’étape « ${wanted} ». Les étapes : ${known}.`,
    noStep: (command: string, known: string) =>
      `Dis quelle étape, par exemple « npm run ${command} -- 03 ». Les étapes : ${known}.`,
    unknownLang: (wanted: string) => `La langue « ${wanted} » n’existe pas ici : fr ou en.`,
    badOption: (message: string) => `Cette commande ne se comprend pas : ${message}`,
    cannotWrite: (file: string, reason: string) => `Je ne peux pas écrire ${file} (${reason}). Rien n’a été changé.`,
    noHints: (name: string, known: string) =>
      `Il n’y a pas d’indices pour « ${name} » dans cette étape. Les fonctions : ${known}.`,
    badLevel: (wanted: string) => `« ${wanted} » n’est pas un niveau d’indice : donne un nombre, à partir de 1.`,
    noSolutions: (number: string) =>
      `Ceci est l’édition des élèves : la solution de l’étape ${number} ` +
      'n’y est pas. Demande-la à qui t’a donné cette édition.',
    noEdition: () => 'Dis où mettre l’édition des élèves, par exemple « npm run export -- ../eleves ».',
    notEmpty: (folder: string) => `${folder} existe déjà : choisis un autre nom ; rien n’a été écrit.`,
    editionInside: (folder: string) =>
      `${folder} est dans cet atelier : choisis un dossier à côté, par exemple « npm run export -- ../eleves ».`,
    exportNeedsSolutions: () => 'Ceci est déjà l’édition des élèves : elle se fait à partir de l’atelier complet.',
    noNewerCopy: () => 'Dis où est l’atelier plus récent, par exemple « npm run update -- ../atelier-nouveau ».',
    notAWorkbook: (folder: string) =>
      `${folder} n’est pas une copie de l’atelier : il n’a pas de dossiers ` +
      'steps et atelier. Un zip se décompresse d’abord.',
    newerIsEdition: (folder: string) =>
      `${folder} est une édition des élèves, et ceci est l’atelier complet : donne un atelier complet.`,
    sameWorkbook: () => 'C’est cette copie-ci : donne le dossier d’une copie plus récente.',
    cannotUpdate: (reason: string) =>
      `La mise à jour s’est arrêtée (${reason}). Ce qui a été remplacé ` +
      'est gardé dans .sauvegardes ; tu peux la relancer.',
    badPort: (wanted: string) => `« ${wanted} » n’est pas un port : donne un nombre de 0 à 65535.`,
    portTaken: (port: string) => `Le port ${port} n’est pas libre. Donne-en un autre, ou aucun : npm run web`,
    dojoNeedsSolutions: () =>
      'Ceci est l’édition des élèves : le dojo met tes tests à l’épreuve des ' +
      'solutions et des erreurs connues, il lui faut l’atelier complet.',
    notGreenYet: (number: string) =>
      `L’étape ${number} n’est pas encore verte. Pour voir la solution ` +
      `quand même : npm run solution -- ${number} --yes`,
    noSession: () => 'Il n’y a pas encore de séance. Pour en commencer une : npm run dojo -- new 03',
    unknownSession: (wanted: string, known: string) =>
      `Il n’y a pas de séance « ${wanted} » dans dojo/. Les séances : ${known || 'aucune'}.`,
    unreadableSession: (name: string) =>
      `Le journal de la séance ${name} ne se lit pas : je ne sais pas quel kata elle travaille.`,
    unknownWord: (wanted: string) =>
      `Le dojo ne connaît pas « ${wanted} » : new, check ou retro. Pour commencer une séance : npm run dojo -- new 03`,
    tooManyWords: (wanted: string) =>
      `« ${wanted} » est de trop : une séance travaille une étape, ou le dossier ` +
      'de --kata ; --session en choisit une autre que la dernière.',
    badTurn: (wanted: string) =>
      `« ${wanted} » n’est pas une durée de tour : donne des minutes, de 0 (sans minuteur) à 120.`,
    noKata: (known: string) =>
      'Dis quelle étape, par exemple « npm run dojo -- new 03 », ou quel dossier ' +
      `: « new --kata ../katas/bissextile ». Les étapes : ${known}.`,
    kataNoFolder: (folder: string) => `Il n’y a pas de dossier « ${folder} ».`,
    kataName: (folder: string) =>
      `Un kata porte le nom de son dossier, en minuscules, chiffres et tirets ; « ${folder} » n’en est pas un.`,
    kataMissing: (folder: string, file: string) => `Dans le kata « ${folder} », il manque ${file} (docs/kata.fr.md).`,
    kataSyntax: (place: string, reason: string) => `${place} : TypeScript ne comprend pas cette ligne. ${reason}`,
    kataNoExport: (file: string) => `${file} n’exporte rien : que faut-il écrire dans ce kata ?`,
    kataUnlike: (file: string, name: string) => `${file} n’exporte pas ${name}, que depart.ts annonce.`,
    kataSpeechless: (file: string) =>
      `${file} ne dit pas quelle erreur il fait : commence-le par « // fr: … » ou « // en: … ».`,
    oneFolder: (other: string) => `Un seul dossier à la fois : « ${other} » est de trop.`,
    noParts: () => 'Dis quelles parts réunir : npm run grade -- --merge part-1 part-2',
    noFolder: () => 'Dis quel dossier contient les copies, une entrée par élève : npm run grade -- copies/',
    noSuchFolder: (folder: string) =>
      `Il n’y a rien à l’adresse « ${folder} ». Donne le dossier qui contient les copies, une entrée par élève.`,
    notAFolder: (folder: string) =>
      `« ${folder} » n’est ni un dossier ni un .zip. Donne le dossier qui contient les copies, une entrée par élève.`,
    oneStudent: (folder: string) =>
      `« ${folder} » ressemble au travail d’une seule personne. Donne ` +
      'le dossier au-dessus, où chaque entrée est un élève.',
    noSubmissions: (folder: string) => `Il n’y a aucune copie dans « ${folder} » : ni dossier ni .zip.`,
    cannotRead: (file: string, reason: string) => `Je ne peux pas lire ${file} (${reason}).`,
    unknownStudent: (name: string) => `Personne ne s’appelle « ${name} » dans ces copies.`,
    badBareme: (file: string, what: string) =>
      `Le barème ${file} ne se comprend pas : ${what}. Un exemple est dans docs/grading/bareme.json.`,
    badSteps: (wanted: string) => `« ${wanted} » n’est pas une suite d’étapes : écris par exemple 01-08 ou 03,05,07.`,
    badJobs: (wanted: string) => `« ${wanted} » n’est pas un nombre de voies : donne un nombre, à partir de 1.`,
    badShard: (wanted: string) =>
      `« ${wanted} » n’est pas une part : écris par exemple 2/4, la deuxième part sur quatre.`,
    badResultats: (file: string, reason: string) => `${file} n’est pas un résultat que je sais réunir : ${reason}.`,
    mergeDiffers: (file: string) =>
      `${file} n’a pas les mêmes étapes ou le même barème que les autres : ces parts ne vont pas ensemble.`,
    mergeMissing: (part: string) => `Il manque la part ${part} : avec elle, la classe est entière.`,
    mergeTwice: (name: string) => `« ${name} » est dans deux des parts : elles ne viennent pas d’un même partage.`,
    referenceRed: (step: string) =>
      `La solution de l’étape ${step} n’est pas verte sur cette machine : ` +
      'rien n’est noté. Vérifie l’installation avec npm test.',
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
  earlierNotBegun: (name: string, file: string) =>
    `${name}, d’une étape précédente, est encore à écrire dans ${file} : celle-ci s’appuie dessus.`,
  redBelow: (number: string, functions: string) =>
    `L’étape ${number} n’est pas verte (${functions}), et celle-ci s’appuie dessus : répare-la d’abord.`,
  tests: (count: number) => (count > 1 ? `${count} tests` : '1 test'),
  endless: (seconds: string) =>
    `Ce test ne finit pas : il a été arrêté après ${seconds} s. Cherche une boucle dont la condition ` +
    'reste toujours vraie, ou une fonction qui se rappelle sans s’arrêter.',
  exhausted:
    'Ce test remplit toute la mémoire : il a été arrêté. Cherche une boucle qui ' +
    'ajoute sans cesse à une liste, sans que sa condition change.',
  crashed: (message: string) => `Le programme s’est arrêté pendant ce test : ${message || 'sans dire pourquoi'}`,
  at: (place: string) => `dans ${place}`,
  moreRed: (count: number) => (count > 1 ? `Encore ${count} autres :` : 'Encore un autre :'),
  recognised: 'L’atelier reconnaît cette erreur :',
  printed: 'Ton programme a affiché :',

  moreHints: (left: number, command: string) =>
    left > 0 ? `Encore ${left} : ${command}` : 'C’était le dernier indice de cette fonction.',
  otherFunctions: (names: string) => `Les autres fonctions de l’étape : ${names}.`,
  sameAsReference: 'Ton fichier et la solution sont les mêmes, ligne pour ligne.',
  differsFrom: (mine: string, reference: string) => `- ${mine}\n+ ${reference}`,
  alreadyStarter: (file: string) => `${file} est déjà comme au début.`,
  resetDone: (file: string, copy: string) =>
    `${file} est de nouveau comme au début. Ce que tu avais écrit est dans ${copy}.`,
  stepStates: { green: 'vert', begun: 'en cours', 'not-begun': 'à faire', fault: 'ne se lance pas' },
  progress: (green: number, count: number) => `${green} ${green > 1 ? 'étapes vertes' : 'étape verte'} sur ${count}.`,

  doctor: doctorFr,
  edition: editionFr,

  workshop: {
    progress: (bar: string, green: number, count: number) => `Atelier Reversi  [${bar}]  ${green}/${count}`,
    starting: 'Les tests se préparent…',
    running: 'Les tests tournent…',
    keys: [
      'n suivante',
      'p précédente',
      'l liste',
      'h indice',
      'e énoncé',
      's solution',
      'r recommencer',
      'a tout lancer',
      'w page web',
      'q quitter',
    ],
    pageFailed: (reason: string) => `La page n’a pas pu s’ouvrir : ${reason}`,
    pageOpened: (url: string) => `La page est ouverte : ${url}`,
    unknownStep: (typed: string) => `Il n’y a pas d’étape ${typed}.`,
    pageOpening: 'La page se prépare…',
    more: '(la suite : espace ou flèche vers le bas)',
    back: 'Une autre touche ramène aux tests.',
    done: (functions: string) => `C’est fait. Tu as écrit ${functions}.`,
    compare: (lines: number) =>
      lines === 0
        ? 'Ton fichier est celui de la solution, ligne pour ligne.'
        : 'La solution dit la même chose avec ' +
          `${lines > 1 ? `${lines} lignes différentes` : 'une ligne différente'} : s pour comparer.`,
    goOn: 'Appuie sur n pour l’étape suivante.',
    allDone: 'Toutes les étapes sont vertes.',
    remark: (lines: number[], message: string) =>
      `TypeScript, ${lines.length > 1 ? 'lignes' : 'ligne'} ${lines.join(', ')} : ${message}`,
    hint: (number: number, count: number) => `Indice ${number} sur ${count} (h pour le suivant)`,
    noHint: 'Il n’y a plus d’indice pour cette fonction.',
    jump: (typed: string) => `Numéro de l’étape : ${typed}_`,
    questions: {
      solution: 'L’étape n’est pas encore verte. Voir la solution quand même (o/n) ?',
      reset: 'Recommencer cette étape ? Ce que tu as écrit sera gardé dans .sauvegardes (o/n)',
    },
  },

  dojo: dojoFr,
  grade: gradeFr,

  faults: {
    'missing-file': (place: string) => `${place} : ce fichier n’existe pas.`,
    syntax: (place: string, message: string) =>
      `${place} : TypeScript ne comprend pas cette ligne. ${sayUnread(message, unreadFr)}`,
    'missing-export': (place: string, name: string) =>
      `${place} : ce fichier doit exporter ${name} (export function ${name}…).`,
    'unknown-import': (place: string, source: string) => `${place} : le fichier importé « ${source} » n’existe pas.`,
    throws: (place: string, message: string) =>
      `${place} : le fichier lance une erreur dès qu’on l’importe. ${message}`,
    endless: (place: string) =>
      `${place} : le fichier ne finit pas de se charger. Une boucle, hors des fonctions, n’a pas de fin.`,
    'not-begun': (place: string, message: string) =>
      `${place} : « ${message} » est lancé dès qu’on importe le fichier.`,
    died: (place: string, message: string) => `${place} : le programme s’est arrêté avant le premier test. ${message}`,
    'no-test': (place: string) => `${place} : il n’y a encore aucun test dans ce fichier.`,
  },
}
