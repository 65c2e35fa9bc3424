// The one place that turns errors into exit codes. 0: green. 1: red. 2: the command was wrong. Anything else is our
// mistake and keeps its stack.

import { basename } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { listSteps } from '../course.ts'
import { LANGS, langOf, type Lang } from '../dessin/langue.ts'
import { CATALOGUES } from '../lang/catalogue.ts'
import { renderUserMistake, UserMistake } from '../user-mistake.ts'

export const GREEN = 0,
  RED = 1,
  MISUSE = 2

export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    if (!(error instanceof UserMistake)) throw error
    console.error(renderUserMistake(error, CATALOGUES[langAsked()]))
    process.exitCode = MISUSE
  }
}

/** A complaint may come before the options were understood. */
function langAsked(): Lang {
  const [, asked] = /--lang[= ](\w+)/.exec(process.argv.join(' ')) ?? []
  return LANGS.find(lang => lang === asked) ?? langOf(process.env)
}

/** The words after `npm run x --`. */
export function readOptions<const O extends NonNullable<ParseArgsConfig['options']>>(options: O) {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new UserMistake('badOption', (error as Error).message.split(/\.\s/)[0]!)
  }
}

/** The step named on the command line. */
export function wantedStep([wanted]: string[]): string {
  if (wanted === undefined)
    throw new UserMistake(
      'noStep',
      basename(process.argv[1] ?? 'check', '.ts'),
      listSteps()
        .map(({ number }) => number)
        .join(' '),
    )
  return wanted
}

/** Long lines are hard to read, and a pipe has no width of its own. */
export function screenWidth(): number {
  return Math.min(process.stdout.columns || 100, 100)
}
