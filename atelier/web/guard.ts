// Who may ask: this page, opened on this machine, and nobody else. Another site open in the same browser can send
// requests here, and a name that points to this machine can pretend to be it; neither gets an answer.

import type { IncomingMessage, ServerResponse } from 'node:http'

type Next = (error?: unknown) => void

/** Nothing from elsewhere is loaded, framed or sent. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

export function guard(request: IncomingMessage, response: ServerResponse, next: Next): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (isFromHere(request)) return next()
  response.statusCode = 403
  response.end()
}

export function isFromHere({ method, headers, socket }: IncomingMessage): boolean {
  const hosts = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`]
  const { host = '', origin, upgrade } = headers
  const site = headers['sec-fetch-site']
  return (
    ['GET', 'HEAD'].includes(method ?? '') &&
    upgrade === undefined &&
    hosts.includes(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  )
}
