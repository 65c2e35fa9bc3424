// The hostile programs as a class would hand them in, and the tricks that need more than a program: links, pipes, zips.

import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync, strToU8, type Zippable } from 'fflate'
import { ROOT } from '../../atelier/course.ts'
import { has, type Need } from '../machine.ts'
import { PROGRAMS } from './programs.ts'

const MODULE = '03-coup-valide/coup-valide.ts'
const STUB = 'export function coupValide() { return false }\n'
const SOLUTION = join(ROOT, 'solutions', MODULE)

/** Tricks that not every machine can play. */
const NEEDS: Record<string, Need> = {
  'link to the solution': 'links',
  'link to the folder of solutions': 'links',
  'a link in place of the student': 'links',
  'helper that is a link': 'links',
  'a pipe': 'mkfifo',
}

/** Gives the names of those that could be written here. */
export function writeHostile(folder: string, world: { canary: string; port: number }): string[] {
  const write = (name: string, path: string, text: string | Uint8Array) => {
    const file = join(folder, name, path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
    return file
  }
  for (const [name, text] of Object.entries(PROGRAMS)) {
    write(
      name,
      MODULE,
      text.replaceAll('${CANARY}', world.canary).replaceAll('${PORT}', String(world.port)).replaceAll('${ROOT}', ROOT),
    )
  }
  const tricks: Record<string, (name: string) => void> = {
    'link to the solution': name => {
      mkdirSync(join(folder, name, '03-coup-valide'), { recursive: true })
      symlinkSync(SOLUTION, join(folder, name, MODULE))
    },
    'link to the folder of solutions': name => {
      mkdirSync(join(folder, name))
      symlinkSync(join(ROOT, 'solutions'), join(folder, name, 'steps'))
    },
    'a link in place of the student': name => symlinkSync(join(ROOT, 'solutions'), join(folder, name)),
    'helper that is a link': name => {
      write(name, MODULE, "export { coupValide } from './aide.ts'\n")
      symlinkSync(SOLUTION, join(folder, name, '03-coup-valide', 'aide.ts'))
    },
    'a pipe': name => {
      mkdirSync(join(folder, name, '03-coup-valide'), { recursive: true })
      execFileSync('mkfifo', [join(folder, name, MODULE)])
    },
    'a huge file': name => void write(name, MODULE, `${STUB}// ${'x'.repeat(200_000)}`),
    'a thousand files': name => {
      for (let n = 0; n < 1000; n++) write(name, `03-coup-valide/f${n}.ts`, STUB)
    },
    'its own configuration': name => {
      write(name, MODULE, STUB)
      write(name, 'tsconfig.json', JSON.stringify({ compilerOptions: { paths: { '*': [`${ROOT}/solutions/*`] } } }))
      write(
        name,
        'vitest.config.ts',
        `import { writeFileSync } from 'node:fs'\nwriteFileSync('${world.canary}/taken', 'x')\nexport default {}`,
      )
      write(name, 'package.json', JSON.stringify({ imports: { '#x': SOLUTION } }))
      write(name, '03-coup-valide/coup-valide.test.ts', "import { test } from 'vitest'\ntest('vert', () => {})")
    },
    'its own solutions': name => {
      write(name, 'solutions/03-coup-valide/coup-valide.ts', STUB)
      write(name, `steps/${MODULE}`, STUB)
    },
    'zip that climbs out': name =>
      void write(
        '.',
        `${name}.zip`,
        zip({
          [`../../${MODULE}`]: STUB,
          '../../../../tmp/taken.ts': STUB,
          '/etc/taken.ts': STUB,
          'C:\\taken.ts': STUB,
        }),
      ),
    'zip with a link': name =>
      void write(
        '.',
        `${name}.zip`,
        zip({ [MODULE]: [strToU8(SOLUTION), { os: 3, attrs: (0o120777 << 16) >>> 0 }] as never }),
      ),
    'zip bomb': name => void write('.', `${name}.zip`, zip({ [MODULE]: new Uint8Array(50_000_000) })),
    'zip that lies about sizes': name =>
      void write('.', `${name}.zip`, lying(zip({ [MODULE]: new Uint8Array(20_000_000) }), 100)),
    'zip in a zip in a zip': name =>
      void write('.', `${name}.zip`, zip({ 'a.zip': zip({ 'b.zip': zip({ [MODULE]: STUB }) }) })),
    'zip that is no zip': name => void write('.', `${name}.zip`, 'PK\u0003\u0004 but not really'),
    'zip cut in half': name => {
      const all = zip({ [MODULE]: STUB, 'x.ts': STUB })
      write('.', `${name}.zip`, all.subarray(all.length / 2))
    },
    'empty zip': name => void write('.', `${name}.zip`, zip({})),
  }
  const possible = Object.keys(tricks).filter(name => !NEEDS[name] || has(NEEDS[name]))
  for (const name of possible) tricks[name]!(name)
  return [...Object.keys(PROGRAMS), ...possible]
}

export function zip(files: Record<string, string | Uint8Array | [Uint8Array, object]>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ) as Zippable,
    { level: 6 },
  )
}

/** The same zip, which says that its entries become `size` bytes. */
function lying(bytes: Uint8Array, size: number): Uint8Array {
  const copy = Buffer.from(bytes)
  for (let at = 0; at < copy.length - 46; at++)
    if (copy.readUInt32LE(at) === 0x02014b50) copy.writeUInt32LE(size, at + 24)
  return copy
}
