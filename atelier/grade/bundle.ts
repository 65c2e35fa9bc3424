// From a submission to one script for the sandbox. Everything is resolved in memory: a program reaches its own files
// and the references of the earlier steps, never the reference of the step being marked, and nothing on the disk.

import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { build, type Message, type Plugin } from 'esbuild'
import { listSteps, solutionFile, type Step } from '../course.ts'
import { stepOf } from '../targets.ts'
import type { Fault } from '../runner/result.ts'
import { lineOfDeclaration } from '../source.ts'

/** The files of a submission by path, `03-coup-valide/coup-valide.ts`: regular ones, small, text. */
export type Files = ReadonlyMap<string, string>

export type Bundle = { script: string; map: string } | { fault: Fault }

export const moduleOf = ({ folder, name }: Step) => `${folder}/${name}.ts`

export async function bundle(files: Files, step: Step, wanted: string[]): Promise<Bundle> {
  const entry = moduleOf(step)
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [`programme:${entry}`],
      bundle: true,
      write: false,
      metafile: true,
      sourcemap: 'external',
      outfile: 'programme.js',
      format: 'esm',
      target: 'es2022',
      platform: 'neutral',
      logLevel: 'silent',
      tsconfigRaw: '{}',
      charset: 'utf8',
      plugins: [inMemory(files, step)],
    })
    const [output] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint)
    const missing = wanted.find(name => !output?.exports.includes(name))
    if (missing)
      return {
        fault: {
          kind: 'missing-export',
          file: entry,
          line: lineOfDeclaration(files.get(entry) ?? '', missing),
          message: missing,
        },
      }
    return {
      script: outputFiles.find(({ path }) => path.endsWith('.js'))!.text,
      map: outputFiles.find(({ path }) => path.endsWith('.map'))!.text,
    }
  } catch (error) {
    return { fault: faultOf(error, entry) }
  }
}

/**
 * Names that are not relative, and files that are not there, are refused; an earlier step is the reference's. A later
 * one is not: several of them know the answer of an earlier step by another name.
 */
function inMemory(files: Files, tested: Step): Plugin {
  const steps = listSteps()
  const find = (path: string): { namespace: string; path: string } | undefined => {
    const step =
      stepOf(path, steps) ??
      (files.has(path) ? undefined : steps.find(({ name }) => posix.basename(path) === `${name}.ts`))
    if (step?.folder === tested.folder) return { namespace: 'programme', path: moduleOf(tested) }
    if (step && step.number < tested.number) return { namespace: 'reference', path: moduleOf(step) }
    return files.has(path) ? { namespace: 'programme', path } : undefined
  }
  return {
    name: 'atelier:submission',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point') return { namespace: 'programme', path: path.replace(/^programme:/, '') }
        const found = path.startsWith('.') ? find(posix.join(posix.dirname(importer), path)) : undefined
        return found ?? { errors: [{ text: path, detail: 'unknown-import' }] }
      })
      onLoad({ filter: /^/, namespace: 'programme' }, ({ path }) => ({ contents: files.get(path)!, loader: 'ts' }))
      onLoad({ filter: /^/, namespace: 'reference' }, ({ path }) => ({
        contents: readFileSync(solutionFile(stepOf(path, steps)!), 'utf8'),
        loader: 'ts',
      }))
    },
  }
}

/** What esbuild could not read, at the learner's line. */
function faultOf(error: unknown, entry: string): Fault {
  const [first] = (error as { errors?: Message[] }).errors ?? []
  if (!first) return { kind: 'died', file: entry, line: 1, message: '' }
  const place = { file: first.location?.file.replace(/^programme:/, '') ?? entry, line: first.location?.line ?? 1 }
  return { kind: first.detail === 'unknown-import' ? 'unknown-import' : 'syntax', ...place, message: first.text }
}
