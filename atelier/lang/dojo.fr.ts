// The sentences of the dojo, in French. The type of this catalogue is the type of both.

export const dojoFr = {
  title: (name: string) => `Dojo · ${name}`,
  lights: { red: 'ROUGE', amber: 'ORANGE', green: 'VERT' },
  lightWords: { red: 'rouge', amber: 'orange', green: 'vert' },
  /** One line beside the light. */
  said: {
    red: (green: number, count: number) => `${green} ${green > 1 ? 'tests verts' : 'test vert'} sur ${count}`,
    amber: 'rien ne se lance',
    green: (count: number) => (count > 1 ? `les ${count} tests passent` : 'le test passe'),
  },
  next: {
    red: 'Le plus petit pas qui rend ce test vert.',
    amber: 'D’abord, que les tests se lancent.',
    green: 'Ranger un peu, ou écrire le test suivant.',
  },
  starting: 'Les tests se préparent…',
  running: 'Les tests tournent…',

  driver: (name: string) => `${name} au clavier`,
  navigator: (name: string) => `${name} guide`,
  left: (time: string) => `encore ${time}`,
  paused: (time: string) => `${time} (espace : partir)`,
  noTurns: 'sans tours (w : prénoms et minutes)',
  onBreak: (time: string) => `Pause, encore ${time} (b : reprendre)`,
  turnOver: (name: string, time: string) => `FIN DU TOUR${name && ` · ${name}`} · depuis ${time}`,
  turnNext: (driver: string, navigator: string) =>
    driver
      ? `${driver} prend le clavier${navigator && `, ${navigator} guide`}. Espace pour partir.`
      : 'Espace pour un nouveau tour.',
  breakOver: (time: string) => `FIN DE LA PAUSE · depuis ${time}`,
  breakNext: 'Espace pour reprendre.',

  predictOn: (right: number, count: number) =>
    count === 0 ? 'on prédit' : `on prédit : ${right} ${right > 1 ? 'justes' : 'juste'} sur ${count}`,
  score: (right: number, count: number) => `prédictions : ${right} ${right > 1 ? 'justes' : 'juste'} sur ${count}`,
  tcrOn: 'TCR',
  caughtBrief: (caught: number, count: number) => `attrapées : ${caught} sur ${count}`,
  predictNow: 'Enregistré. Avant de lancer les tests, que diront-ils ?',
  predictKeys: 'r : rouge     g : vert',
  predicted: (light: string) => `Prédiction pour le prochain lancement : ${light}.`,
  guessedRight: 'Prédiction juste.',
  guessedWrong: (light: string) => `Prédiction fausse : c’est ${light}.`,

  tcrStarts:
    'TCR : un vert est validé (commit), un rouge ramène le programme au ' +
    'dernier vert ; les tests restent. Point de départ validé.',
  tcrStops: 'TCR arrêté.',
  tcrNoGit: 'TCR a besoin de git, et git n’est pas installé ici : TCR reste éteint.',
  tcrFailed: (reason: string) => `TCR reste éteint : git a refusé (${reason}).`,
  notCommitted: (reason: string) => `TCR : vert, mais git a refusé de valider (${reason}).`,
  committed: 'TCR : vert, validé.',
  nothingToCommit: 'TCR : vert, rien de nouveau à valider.',
  reverted: (copies: string) =>
    `TCR : rouge, le programme est revenu au dernier vert. Ce qui était écrit est dans ${copies}.`,
  nothingToRevert: 'TCR : rouge, mais le programme est celui du dernier vert : rien à défaire.',
  tcrAmber: 'TCR : orange, rien n’est validé ni défait.',

  bankTitle: (count: number) =>
    `Les tests à l’épreuve : la référence, et ${count} ${count > 1 ? 'programmes faux' : 'programme faux'}`,
  bankRunning: 'Les tests rencontrent la référence et les erreurs…',
  bankAgain: 'Les tests ont changé depuis : t pour recommencer.',
  bankFault: 'Les tests ne peuvent pas rencontrer la référence :',
  bankEndless: 'Un test ne finit pas, même avec la référence : les erreurs attendent qu’il finisse.',
  notInReference: (name: string) => `ils importent ${name}, que l’énoncé ne demande pas et que la référence n’a pas.`,
  referencePasses: (count: number) =>
    count > 1
      ? `La référence passe les ${count} tests : ils sont justes.`
      : 'La référence passe le test : il est juste.',
  wrongTests: (count: number) =>
    count > 1
      ? `${count} tests sont faux : la référence ne les passe pas.`
      : 'Un test est faux : la référence ne le passe pas.',
  wrong: 'test faux',
  noTestRight: 'Aucun test juste : rien ne peut être attrapé.',
  caught: (caught: number, count: number) =>
    `${caught} ${caught > 1 ? 'erreurs attrapées' : 'erreur attrapée'} sur ${count}.`,
  allCaught: 'Aucune erreur ne passe entre les mailles.',
  missed: (count: number) => (count > 1 ? `${count} passent entre les mailles.` : 'Une passe entre les mailles.'),
  emptyBank: 'Ce kata n’a pas de banque d’erreurs.',
  askRiddle: 'm : une devinette sur l’une d’elles.',
  riddle: (number: number, count: number) => `Devinette ${number} sur ${count}`,
  riddleRuns: 'Où se voit-elle ?…',
  riddleAsks: 'Un programme faux répond mal ici, et aucun test ne le voit. Quelle est la bonne réponse ?',
  riddleNone: 'Personne n’a écrit où cette erreur se voit : il ne reste que son nom.',
  rightAnswer: 'La bonne réponse :',
  itsName: (name: string) => `Son nom : ${name}`,
  riddleMore: ['', 'm : la bonne réponse', 'm : son nom', 'm : la suivante'],
  bankFirst: 't met les tests à l’épreuve.',

  unwritten: (reason: string) =>
    `LE JOURNAL NE S’ÉCRIT PLUS (${reason}). Ce qui se passe attend en mémoire ; fais de la place sur le disque.`,

  more: '(la suite : flèche vers le bas)',
  askNames: (typed: string) => `Qui est là ? Prénoms séparés par des virgules (Entrée : sans tours) : ${typed}_`,
  askMinutes: (typed: string) => `Minutes par tour (0 : sans minuteur) : ${typed}_`,
  back: 'Une autre touche ramène aux tests.',
  keys: [
    'Entrée lancer',
    'p prédire',
    't éprouver les tests',
    'm devinette',
    'c TCR',
    'espace minuteur',
    'n tour suivant',
    'b pause',
    'w qui',
    'e énoncé',
    'q finir',
  ],

  made: (folder: string) => `La séance est prête : ${folder}`,
  madeNext: (module: string, tests: string) =>
    `Le programme s’écrit dans ${module}, les tests dans ${tests}. Pour la suivre : npm run dojo`,
  retroAt: (html: string, md: string) => `La rétrospective : ${html} (et ${md}).`,

  retro: {
    title: (name: string) => `Rétrospective · ${name}`,
    summary: 'En bref',
    lasted: 'durée',
    runs: 'lancements',
    pace: (runs: number, greens: number, reds: number, ambers: number) =>
      `${runs} (${greens} en vert, ${reds} en rouge, ${ambers} en orange)`,
    people: 'tours au clavier',
    caughtAtLast: 'erreurs attrapées à la fin',
    lines: (count: number) => `${count} ${count > 1 ? 'lignes changées' : 'ligne changée'}`,
    timeline: 'Le fil de la séance',
    timelineSays:
      'De gauche à droite, le temps ; chaque bande va d’un lancement ' +
      'au suivant. Les longues attentes sont raccourcies.',
    steps: 'Pas à pas',
    when: 'à',
    sizes: 'taille des pas',
    sizesTitle: 'La taille des pas',
    sizesBrief: (median: number, biggest: number) =>
      `${median} ${median > 1 ? 'lignes' : 'ligne'} au milieu, ${biggest} au plus`,
    sizesSay: (median: number, biggest: number) =>
      `Lignes ajoutées ou enlevées entre deux lancements : ${median} au milieu, ${biggest} au plus.`,
    reds: 'Les rouges, et leur durée',
    from: 'de',
    until: 'à',
    openRed: 'encore rouge à la fin',
    noReds: 'Aucun rouge.',
    longest: 'le plus long rouge',
    predictions: 'prédictions',
    predictionsSay: (right: number, count: number) =>
      count === 0 ? 'aucune' : `${right} ${right > 1 ? 'justes' : 'juste'} sur ${count}`,
    predicted: 'prédit',
    bank: 'Les erreurs attrapées au fil du temps',
    bankNone: 'Les tests n’ont pas été mis à l’épreuve.',
    caught: 'attrapées',
    missed: 'passent',
    wrongTests: 'tests faux',
    tcr: 'TCR',
    commits: (count: number) => `${count} ${count > 1 ? 'validations' : 'validation'}`,
    reverts: (count: number) => `${count} ${count > 1 ? 'retours' : 'retour'} au dernier vert`,
    reverted: 'revenu au dernier vert',
    committed: 'validé',
    noDiff: 'aucun changement',
    empty: 'La séance n’a encore rien lancé.',
    footer: 'Écrit par le dojo d’Atelier Reversi, à partir de journal.jsonl.',
  },
}
