// The user's mistake gets a sentence from the catalogue; ours keeps its stack.

import type { Catalogue } from './lang/catalogue.ts'

export type Complaints = Catalogue['complaints']

export class UserMistake<K extends keyof Complaints = keyof Complaints> extends Error {
  readonly key: K
  readonly details: Parameters<Complaints[K]>

  constructor(key: K, ...details: Parameters<Complaints[K]>) {
    super(`${key}: ${details.join(' ')}`)
    this.name = 'UserMistake'
    this.key = key
    this.details = details
  }
}

export function renderUserMistake({ key, details }: UserMistake, catalogue: Catalogue): string {
  const sentence = catalogue.complaints[key] as (...details: string[]) => string
  return sentence(...details)
}
