// fr: Ton évaluation ne regarde que la mobilité : un coin de plus doit compter aussi.
// en: Your evaluation only looks at mobility: one more corner must count too.

import type { Grille } from '../../01-plateau/plateau.ts'
import { fini } from '../../06-fini/fini.ts'
import { scoreNoir } from '../../07-score-noir/score-noir.ts'
import { mobilite } from '../evaluation.ts'

export * from '../evaluation.ts'

export function evaluer(grille: Grille): number {
  if (fini(grille)) return 1000 * scoreNoir(grille)
  return 5 * mobilite(grille)
}
