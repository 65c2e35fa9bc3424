// Who handed in: the name of a folder or a zip, made a person's name.

/**
 * Moodle's: « Dupont Jean_123456_assignsubmission_file_ » is a folder; exported without folders, the file's name stands
 * behind it.
 */
const MOODLE = /^(.+?)_(\d+)_assignsubmission_[a-z]+(?:_(.*))?$/s

export type Student = { name: string; moodle?: string }

export function studentOf(entry: string): Student {
  const [, name, moodle] = MOODLE.exec(entry) ?? []
  return moodle ? { name: readable(name!), moodle } : { name: readable(entry.replace(/\.zip$/i, '')) }
}

export function isMoodle(name: string): boolean {
  return MOODLE.test(name)
}

/** What the student called a file that Moodle exported without folders. */
export function ownName(entry: string): string {
  return MOODLE.exec(entry)?.[3] || entry
}

/** One line, composed letters, nothing that turns the text around. */
function readable(name: string): string {
  return (
    name
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ')
      .trim() || '?'
  )
}
