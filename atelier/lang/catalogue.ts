import { fr } from './fr.ts'
export type Catalogue = typeof fr
