// Joue dans le terminal avec le code de ce dossier : npx tsx steps/10-console/jouer.ts

import { createInterface } from 'node:readline'
import { jouerEnConsole } from './console.ts'

const clavier = createInterface({ input: process.stdin })
const lignes = clavier[Symbol.asyncIterator]()

async function lire(): Promise<string | null> {
  const { value, done } = await lignes.next()
  return done ? null : value
}

await jouerEnConsole(lire, texte => console.log(texte))
clavier.close()
