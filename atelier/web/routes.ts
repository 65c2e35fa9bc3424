// What the page asks its server for, besides its own files: programs, places in them, statements and hints, and the
// news.

import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { marked } from 'marked'
import { hintsFile, listSteps, statementFile } from '../course.ts'
import { LANGS } from '../dessin/langue.ts'
import { readHints } from '../pages.ts'
import type { LiveResults } from './live-results.ts'
import type { StepPages } from './messages.ts'
import { placeAt, programAt } from './programme.ts'

type Answer = { type: string; text: string }
type Next = (error?: unknown) => void

export function routes(results: LiveResults): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://here')
    if (url.pathname === '/nouvelles') return tellNews(results, request, response)
    answer(url).then(found => {
      if (!found) return next()
      response.setHeader('Content-Type', found.type)
      response.setHeader('Cache-Control', 'no-store')
      response.end(found.text)
    }, next)
  }
}

async function answer({ pathname, searchParams }: URL): Promise<Answer | undefined> {
  if (pathname.startsWith('/programme/')) {
    const program = await programAt(pathname, searchParams.has('vu'))
    return program && { type: 'text/javascript', text: program.code }
  }
  if (pathname.startsWith('/lieu/')) {
    return json(
      await placeAt(
        pathname.slice('/lieu'.length),
        Number(searchParams.get('line')),
        Number(searchParams.get('column')),
      ),
    )
  }
  const [, folder, lang] = /^\/etape\/([^/]+)\/(\w+)$/.exec(pathname) ?? []
  return folder ? json(pagesOf(folder, lang)) : undefined
}

const json = (value: unknown): Answer | undefined =>
  value === undefined ? undefined : { type: 'application/json', text: JSON.stringify(value) }

function pagesOf(folder: string, wanted: string | undefined): StepPages | undefined {
  const step = listSteps().find(step => step.folder === folder)
  const lang = LANGS.find(lang => lang === wanted)
  if (!step || !lang) return undefined
  const hints = [...readHints(hintsFile(step, lang))].map(([name, hints]) => ({ name, hints: hints.map(html) }))
  return { statement: html(readFileSync(statementFile(step, lang), 'utf8')), hints }
}

/** A drawing may be wider than the page, and is then moved with the arrows; a program goes on at the next line. */
function html(text: string): string {
  return marked.parse(text, { async: false }).replaceAll(/<pre>(?!<code class="language-ts")/g, '<pre tabindex="0">')
}

/** Server-sent events: the whole news at each change, for as long as the page stays open. */
function tellNews(results: LiveResults, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  const write = (news: unknown) => void response.write(`data: ${JSON.stringify(news)}\n\n`)
  write(results.news())
  request.on('close', results.listen(write))
}
