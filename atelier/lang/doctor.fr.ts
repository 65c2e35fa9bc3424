// What `npm run doctor` says, in French.

type Sentences = { good: (detail: string) => string; remedy: (detail: string) => string }

const check = (good: Sentences['good'], remedy: Sentences['remedy']): Sentences => ({ good, remedy })

export const doctorFr = {
  words: { good: 'bien', worth: 'gêne', bad: 'manque' },
  node: check(
    version => `Node ${version} convient.`,
    version => `Node ${version} est trop ancien : installe Node 20.19 ou une version plus récente.`,
  ),
  writing: check(
    () => 'Tes fichiers peuvent être écrits.',
    place => `Rien ne peut être écrit ici (${place}) : copie l’atelier dans un dossier à toi.`,
  ),
  watching: check(
    () => 'Un fichier enregistré est vu aussitôt.',
    () => 'Un fichier enregistré n’est pas vu (dossier en réseau ?) : lance REVERSI_POLL=1 npm start.',
  ),
  running: check(
    time => `Les tests tournent (${time}).`,
    () => 'Les tests ne démarrent pas : lance npm install à nouveau, puis npm run check -- 01.',
  ),
  browser: check(
    found => `Un navigateur est là (${found}).`,
    () =>
      'Aucun navigateur trouvé : npm run web dira l’adresse à ouvrir. Pour en installer un : apt-get install chromium.',
  ),
  terminal: check(
    columns => `Le terminal a ${columns} colonnes.`,
    columns =>
      columns
        ? `Le terminal n’a que ${columns} colonnes : élargis-le à 60 pour voir deux plateaux côte à côte.`
        : 'Ceci n’est pas un terminal : npm start dira une fois où tu en es, sans attendre de touche.',
  ),
}
