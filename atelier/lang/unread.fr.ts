// Why a program cannot be read, in French.

export const unreadFr = {
  quoted: (code: string) => `« ${code} »`,
  or: 'ou',
  tokens: { end: 'la fin du fichier', name: 'un nom', number: 'un nombre' },
  expected: (wanted: string, found: string) => `Il manque ${wanted} avant ${found}.`,
  opened: (line: string) => `Ce qui est ouvert à la ligne ${line} n’est pas refermé.`,
  misplacedWord: (word: string) => `« ${word} » n’a pas sa place ici.`,
  reserved: (word: string) => `« ${word} » est un mot du langage : il ne peut pas servir de nom ici.`,
  outside: (word: string) =>
    word === 'return'
      ? '« return » n’a de sens que dans une fonction : une accolade est peut-être refermée trop tôt.'
      : `« ${word} » n’a de sens que dans une boucle.`,
  twice: (word: string) => `« ${word} » est déclaré deux fois.`,
  plain: {
    goesOn:
      'L’instruction devrait finir ici, et quelque chose la suit : cherche une faute de frappe, ' +
      'un signe oublié ou un signe de trop.',
    misplaced: 'Ce qui est écrit ici n’a pas sa place : il y a un mot ou un signe de trop, ou il en manque un avant.',
    endsEarly:
      'Le fichier finit trop tôt : une accolade, une parenthèse ou un crochet n’est pas refermé, ' +
      'ou la dernière instruction n’est pas finie.',
    comment: 'Le commentaire ouvert par « /* » n’est jamais refermé par « */ ».',
    text: 'Un texte commence ici, et le guillemet qui le referme manque.',
    regexp: 'Ce qui suit « / » est lu comme une expression régulière, et aucun « / » ne la referme.',
    constant: 'Une constante reçoit sa valeur là où elle est déclarée : « const nom = valeur ».',
    property: 'Dans un objet, la valeur d’une propriété vient après « : », et non après « = ».',
    assignment:
      'Le signe « = » ne donne une valeur qu’à une variable, à une case ou à une propriété ; ' +
      'pour comparer, écris « === ».',
    await: '« await » ne s’écrit que dans une fonction « async ».',
    merge:
      'Une fusion de git a laissé ces lignes : garde ce que tu veux, et efface « <<<<<<< », « ======= », « >>>>>>> ».',
    try: 'Après « try { … } » vient « catch » ou « finally ».',
    functionName: 'Il manque le nom de la fonction.',
    switch: 'Dans un « switch », chaque cas commence par « case » ou par « default ».',
    parameters: 'Un paramètre obligatoire ne peut pas suivre un paramètre facultatif (« ? »).',
  },
  unknown: (said: string) =>
    `Le fichier ne peut pas être lu à partir d’ici. L’analyseur dit, en anglais : « ${said} ».`,
}
