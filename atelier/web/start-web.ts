// The web workshop: builds the page, serves it on this machine only, and follows the tests for it.

import { join } from 'node:path'
import { build, preview, type InlineConfig } from 'vite'
import { ROOT } from '../course.ts'
import { openLightRunner } from '../runner/light-runner.ts'
import type { Runner } from '../runner/runner.ts'
import { UserMistake } from '../user-mistake.ts'
import { guard } from './guard.ts'
import { followResults, type LiveResults } from './live-results.ts'
import { routes } from './routes.ts'

export type Web = { url: string; close(): Promise<void> }

const PORT = 4664

const PAGE: InlineConfig = {
  configFile: false,
  root: join(import.meta.dirname, 'page'),
  logLevel: 'silent',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: join(ROOT, '.cache', 'web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
}

/**
 * A runner that is already warm may be shared; otherwise the server opens one of its own. Without a port, the usual one
 * or the next free.
 */
export async function startWeb({ port, runner }: { port?: number; runner?: Runner } = {}): Promise<Web> {
  await buildPage()
  const own = runner ?? openLightRunner()
  own.warm()
  const results = followResults(own)
  const stop = async () => {
    await results.close()
    if (!runner) await own.close()
  }
  try {
    const server = await serve(results, port)
    return {
      url: server.resolvedUrls!.local[0]!,
      async close() {
        // A page that is open listens for as long as it can.
        if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections()
        await Promise.all([server.close(), stop()])
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export async function buildPage(outDir = PAGE.build!.outDir!): Promise<void> {
  await build({ ...PAGE, build: { ...PAGE.build, outDir } })
}

async function serve(results: LiveResults, port?: number) {
  try {
    return await preview({
      ...PAGE,
      appType: 'mpa',
      preview: { host: '127.0.0.1', port: port ?? PORT, strictPort: port !== undefined, cors: false },
      plugins: [
        {
          name: 'atelier:web',
          configurePreviewServer: ({ middlewares }) => void middlewares.use(guard).use(routes(results)),
        },
      ],
    })
  } catch (error) {
    if (port === undefined) throw error
    throw new UserMistake('portTaken', String(port))
  }
}
