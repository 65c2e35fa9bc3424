// fr: Tu as échangé les signes de LEGENDE_KATA : B y veut dire black, donc Noir, et W white, donc Blanc.
// en: You swapped the signs of LEGENDE_KATA: there B means black, that is Noir, and W means white, that is Blanc.

import type { Legende } from '../notation.ts'

export * from '../notation.ts'

export const LEGENDE_KATA: Legende = { noir: 'W', blanc: 'B', vide: '.' }
