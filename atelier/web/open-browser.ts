// Opens an address in the person's browser, as the system does it; without a browser nothing happens.

import { spawn } from 'node:child_process'

const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

export function openBrowser(url: string): void {
  const [command, ...words] = OPENERS[process.platform] ?? ['xdg-open']
  const browser = spawn(command, [...words, url], { stdio: 'ignore', detached: true })
  browser.on('error', () => {})
  browser.unref()
}
