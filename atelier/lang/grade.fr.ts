// Every sentence of the teacher's desk, in French.

export const gradeFr = {
  checking: 'Les solutions passent d’abord, pour vérifier cette machine…',
  counting: (count: number, known: string) => `${count > 1 ? `${count} copies` : `${count} copie`}, étapes ${known}.`,
  bar: (bar: string, done: number, count: number, left: string) =>
    `[${bar}] ${done}/${count}${left && `, encore ${left}`}`,
  minutes: (minutes: number) => `${minutes} min`,
  seconds: (seconds: number) => `${seconds} s`,
  marked: (done: number, count: number, name: string, mark: string, outOf: string) =>
    `${done}/${count}  ${name} : ${mark} sur ${outOf}`,
  interrupted: (done: number, count: number) =>
    `Arrêté : ${done} ${done > 1 ? 'copies faites' : 'copie faite'} sur ${count}. La même commande reprendra là.`,
  written: (folder: string) => `Le rapport est dans ${folder} : rapport.html, notes.csv, resultats.json, junit.xml.`,

  title: 'Rapport de correction',
  subtitle: (students: number, steps: string) =>
    `${students > 1 ? `${students} élèves` : `${students} élève`}, étapes ${steps}`,
  layers: (bubblewrap: boolean) =>
    'Chaque programme a tourné dans QuickJS (WebAssembly), dans un fil à lui, sans fichiers ni réseau' +
    (bubblewrap
      ? ', et le tout dans bubblewrap.'
      : '. Bubblewrap n’était pas disponible : cette couche extérieure n’était pas là.'),
  rule: 'La règle de la note',
  rules: {
    groupes:
      'Chaque étape a ses points, partagés entre ses fonctions. Une fonction ' +
      'rapporte sa part quand tous ses tests sont verts.',
    tests:
      'Chaque étape a ses points, partagés entre ses fonctions. Une fonction ' +
      'rapporte sa part en proportion de ses tests verts.',
    non: 'Chaque étape a ses points, et les rapporte quand tous ses tests sont verts.',
  },
  outOf: (mark: string) => `La note est sur ${mark}.`,
  alone: 'Chaque étape est jugée seule : les autres viennent des solutions, pour qu’une erreur ne compte qu’une fois.',
  classPicture: 'La classe, étape par étape',
  legend:
    'vert : tous les tests passent · en partie : une fonction au moins est entière · rouge : aucune fonction entière ' +
    '· à faire : pas commencé · bloqué : le fichier ne se lance pas · absent : non rendu',
  student: 'Élève',
  mark: 'Note',
  mean: 'Moyenne',
  greenShare: 'Étapes vertes',
  states: {
    vert: 'vert',
    partiel: 'en partie',
    rouge: 'rouge',
    'a-faire': 'à faire',
    bloque: 'bloqué',
    absent: 'absent',
  },
  classMistakes: 'Les erreurs de la classe',
  step: 'Étape',
  howMany: 'Combien',
  mistake: 'Erreur',
  noMistakes: 'Aucune erreur connue n’a été reconnue.',
  mistakeCount: (count: number) => (count > 1 ? `${count} élèves` : '1 élève'),
  students: 'Élève par élève',
  pointsOf: (points: string, outOf: string) => `${points} sur ${outOf}`,
  notHandedIn: 'Non rendu.',
  functionScore: (group: string, passed: number, tests: number) => `${group} ${passed}/${tests}`,
  recognised: 'Erreur reconnue',
  moreTests: (count: number) => (count > 1 ? `Encore ${count} autres tests rouges` : 'Encore un autre test rouge'),
  line: (line: number) => `ligne ${line}`,
  endless: 'Ce test ne finit pas : le programme a été arrêté.',
  notRun: 'Non lancé : un test de la même fonction a dû être arrêté avant celui-ci.',
  crashed: (message: string) => `Le programme s’est arrêté pendant ce test. ${message}`.trim(),
  toWrite: 'Cette fonction est encore à écrire.',
  printed: 'Le programme a affiché :',
  remarksTitle: 'À savoir',
  remarks: {
    symlink: (path: string) => `${path} est un lien : il n’a pas été suivi.`,
    special: (path: string) => `${path} n’est pas un fichier ordinaire : il n’a pas été lu.`,
    'too-large': (path: string) => `${path} est trop grand : il n’a pas été lu.`,
    'too-many': (path: string) => `Il y a trop de fichiers : le reste, à partir de ${path}, n’a pas été lu.`,
    'climbs-out': (path: string) => `Une entrée du zip veut sortir de son dossier (${path}) : elle a été refusée.`,
    unreadable: (path: string) => `${path} ne se lit pas.`,
    'bad-zip': (path: string) => `${path} n’est pas un zip que l’on peut ouvrir.`,
    encrypted: (path: string) => `${path} est protégé par un mot de passe.`,
    'not-text': (path: string) => `${path} n’est pas du texte.`,
    several: (path: string) => `${path} est un autre fichier pour la même étape : il n’a pas été regardé.`,
    misnamed: (path: string) => `${path} a presque le nom d’une étape : il n’a pas été regardé.`,
  },
  nothingFound: 'Aucun fichier d’étape n’a été trouvé dans cette copie.',
  csv: {
    identifier: 'Identifiant',
    participant: (id: string) => `Participant ${id}`,
    fullName: 'Nom complet',
    grade: 'Note',
    gradeMax: 'Note maximale',
    lastModified: 'Dernière modification (note)',
    separator: ';',
    comma: ',',
  },
}
