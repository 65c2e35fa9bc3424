// The parts of the sandbox, made once a run: the engine's thread and the guest's first script, as plain JavaScript, so
// that they start in a few milliseconds on every Node.

import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Parts } from './engine.ts'

const require = createRequire(import.meta.url)

export async function makeParts(folder: string): Promise<Parts> {
  const parts: Parts = {
    worker: join(folder, 'worker.mjs'),
    guest: join(folder, 'guest.js'),
    wasm: require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'),
  }
  const common = { bundle: true, write: true, logLevel: 'silent', tsconfigRaw: '{}' } as const
  await Promise.all([
    build({
      ...common,
      entryPoints: [join(import.meta.dirname, 'worker.ts')],
      outfile: parts.worker,
      format: 'esm',
      platform: 'node',
      target: 'node20',
    }),
    guestScript().then(text => writeFileSync(parts.guest, text)),
  ])
  return parts
}

/** An expression: the function that installs the guest. */
async function guestScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'guest.ts')],
    bundle: true,
    write: false,
    logLevel: 'silent',
    tsconfigRaw: '{}',
    format: 'iife',
    globalName: 'sandbox',
    target: 'es2022',
    minifySyntax: true,
  })
  return `(() => { ${outputFiles[0]!.text}; return sandbox.install })()`
}
