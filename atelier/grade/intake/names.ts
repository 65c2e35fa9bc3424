// Who handed in: the name of a folder or a zip, made a person's name.

/** Moodle's: « Dupont Jean_123456_assignsubmission_file_ », also without its end. */
const MOODLE = /^(.+?)_(\d+)_assignsubmission_\w*?_?$/

export type Student = { name: string; moodle?: string }

export function studentOf(entry: string): Student {
  const base = entry.replace(/\.zip$/i, '')
  const match = MOODLE.exec(base)
  return match ? { name: readable(match[1]!), moodle: match[2]! } : { name: readable(base) }
}

export function isMoodleFolder(name: string): boolean {
  return MOODLE.test(name)
}

/** One line, composed letters, nothing that turns the text around. */
function readable(name: string): string {
  return name.normalize('NFC').replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ').trim() || '?'
}
