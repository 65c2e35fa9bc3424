// Who gets an answer from the web workshop's server, and what is never given out. Raw requests, no browser.

import { spawnSync } from 'node:child_process'
import { request } from 'node:http'
import { connect } from 'node:net'
import { symlinkSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addWitnesses, markLoops } from '../atelier/web/instrument.ts'
import { has, need } from './machine.ts'
import { openWorkshop, type Workshop } from './web-visit.ts'

let workshop: Workshop, port: number, host: string

beforeAll(async () => {
  workshop = await openWorkshop()
  host = new URL(workshop.url).host
  port = Number(new URL(workshop.url).port)
  writeFileSync(join(workshop.folder, 'secret.txt'), 'secret')
  if (has('links')) symlinkSync(join(workshop.folder, 'secret.txt'), join(workshop.folder, 'steps/01-plateau/lien.ts'))
})

afterAll(() => workshop?.stop())

type Answer = { status: number; text: string; headers: NodeJS.Dict<string | string[]> }

/** The path goes out as it is: nothing tidies it up on the way. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((settle, fail) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false },
      answer => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', chunk => {
            text += chunk
          })
          .on('end', () => settle({ status: answer.statusCode!, text, headers: answer.headers }))
      },
    )
    asked.on('error', fail).end()
  })
}

describe('who may ask', () => {
  test('the page itself, by either of its names', async () => {
    expect((await get('/')).status).toBe(200)
    expect((await get('/', { host: `localhost:${port}` })).status).toBe(200)
    expect(
      (await get('/programme/-/01-plateau/plateau.ts', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }))
        .status,
    ).toBe(200)
  })

  test.for([
    ['a foreign Host', { host: 'evil.example' }],
    ['a foreign Host with the right port', { host: 'evil.example:PORT' }],
    ['this machine with another port', { host: '127.0.0.1:1' }],
    ['another origin', { origin: 'http://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['an origin without a name', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['the same site, another origin', { 'sec-fetch-site': 'same-site' }],
  ] as const)('not %s', async ([, headers]) => {
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', String(port))]),
    )
    for (const path of ['/', '/nouvelles', '/programme/-/01-plateau/plateau.ts', '/etape/01-plateau/fr']) {
      const { status, text } = await get(path, sent)
      expect({ path, status }).toEqual({ path, status: 403 })
      expect(text).not.toMatch(/<html|data:|import|statement/)
    }
  })

  test('nobody may write, and nobody gets a socket', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await get('/', {}, method)).status).toBe(403)
    const socket = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    expect((await get('/', { ...socket, origin: 'http://evil.example' })).status).toBe(403)
    expect((await get('/', { ...socket, origin: `http://${host}` })).status).toBe(403)
  })

  test('no other page may read, frame or feed it', async () => {
    const { headers } = await get('/')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('the network does not see it', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .filter(one => one && !one.internal && one.family === 'IPv4')
    for (const { address } of outside as { address: string }[]) {
      const reached = await new Promise(settle => {
        const socket = connect({ host: address, port }, () => {
          settle(true)
          socket.destroy()
        }).on('error', () => settle(false))
      })
      expect(reached).toBe(false)
    }
  })
})

describe('what is never given out', () => {
  test.for([
    '/secret.txt',
    '/../secret.txt',
    '/../../secret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/..%2f..%2fsecret.txt',
    '/%2e%2e%5c%2e%2e%5csecret.txt',
    '/@fs/etc/passwd',
    '//etc/passwd',
    '/.git/config',
    '/../../.git/config',
    '/package.json',
    '/../package.json',
    '/node_modules/preact/package.json',
    '/atelier/course.ts',
    '/steps/01-plateau/plateau.ts',
    '/solutions/01-plateau/plateau.ts',
    '/index.html/../../secret.txt',
    '/programme/-/01-plateau/../../secret.txt',
    '/programme/-/01-plateau/..%2f..%2fsecret.txt',
    '/programme/-/../secret.txt',
    '/programme/-/01-plateau/.depart',
    '/programme/01/01-plateau/plateau.test.ts',
    '/programme/01/01-plateau/signatures.json',
    '/programme/01/01-plateau/lien.ts',
    '/programme/01/atelier/course.ts',
    '/programme/-/..%2fatelier/course.ts',
    '/lieu/programme/-/..%2f..%2fsecret.ts?line=1&column=1',
    '/etape/..%2f..%2fatelier/fr',
    '/etape/01-plateau/xx',
    '/?raw',
    '/secret.txt?raw',
    '/secret.txt?import&raw',
  ])('%s', async path => {
    const { status, text } = await get(path)
    expect(text).not.toMatch(/secret|root:|repositoryformatversion|atelier-reversi"|import |export /)
    if (path !== '/?raw') expect(status).toBeGreaterThanOrEqual(400)
  })
})

describe('programs', () => {
  test('the address says whose file it is: the learner’s own, or the lent one', async () => {
    const lent = await get('/programme/-/01-plateau/plateau.ts')
    const own = await get('/programme/01.03/01-plateau/plateau.ts')
    expect(lent.text).not.toContain('À FAIRE')
    expect(own.text).toContain('À FAIRE')
    expect((await get('/programme/03/01-plateau/plateau.ts')).text).toBe(lent.text)
  })

  test('a line of the JavaScript is found again in the file', async () => {
    const { text } = await get('/programme/01/01-plateau/plateau.ts')
    const lines = text.split('\n')
    const line = lines.findIndex(line => line.includes('À FAIRE : adversaire')) + 1
    const place = JSON.parse((await get(`/lieu/programme/01/01-plateau/plateau.ts?line=${line}&column=3`)).text)
    expect(place.file).toBe('steps/01-plateau/plateau.ts')
    const starter =
      workshop
        .reference('01')
        .split('\n')
        .findIndex(line => line.includes('function adversaire')) + 1
    expect(Math.abs(place.line - starter)).toBeLessThan(15)
  })

  test('a file that does not parse throws its place', async () => {
    workshop.save('02', 'export function nomDeCase( {')
    expect((await get('/programme/02/02-notation/notation.ts')).text).toMatch(/throw .*SyntaxError.*"line":1/)
  })
})

describe('what is added to a program', () => {
  test('a mark in every loop, and no line is moved', () => {
    const text = 'for (const a of b) c()\nwhile (a) { b() }\ndo d()\nwhile (e)\nfor (let i = 0; ; ) ;'
    const marked = markLoops('x.ts', text)
    expect(marked).toBe(
      'for (const a of b) {__tour();c()}\nwhile (a) {__tour(); b() }\ndo ' +
        '{__tour();d()}\nwhile (e)\nfor (let i = 0; ; ) {__tour();;}',
    )
  })

  test('a witness around every function', () => {
    const text =
      "import a from './a.ts'\n" +
      'export function f(n: number) {\n' +
      '  function g() {}\n' +
      '  return g\n' +
      '}\n' +
      'const h = () => 1\n' +
      'const k = 2'
    expect(addWitnesses('x.ts', text)).toBe(
      [
        "import a from './a.ts'",
        'f = __temoin(f);export function f(n: number) {',
        '  g = __temoin(g);function g() {}',
        '  return g',
        '}',
        'let   h = () => 1;h = __temoin(h)',
        'const k = 2',
      ].join('\n'),
    )
  })
})

test.for([
  ['a port that does not exist', '70000', '« 70000 » n’est pas un port'],
  ['a port that is taken', 'PORT', 'n’est pas libre'],
] as const)('%s gets one sentence and exit 2', ([, wanted, sentence]) => {
  const words = [
    '--import',
    'tsx',
    'atelier/commands/web.ts',
    '--no-open',
    '--port',
    wanted.replace('PORT', String(port)),
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: workshop.folder,
    encoding: 'utf8',
    env: { ...process.env, REVERSI_LANG: 'fr' },
  })
  expect({ status, stdout, lines: stderr.trim().split('\n').length }).toEqual({ status: 2, stdout: '', lines: 1 })
  expect(stderr).toContain(sentence)
})

test('Ctrl+C closes it, also while a page listens', need('signals'), async () => {
  await new Promise(heard =>
    request({ host: '127.0.0.1', port, path: '/nouvelles', headers: { host }, agent: false }, answer => {
      answer.once('data', heard).on('error', () => {})
    })
      .on('error', () => {})
      .end(),
  )
  expect(await workshop.stop()).toBe(0)
  await expect(get('/')).rejects.toThrow()
})
