// A browser for the tests, the figures and the pictures of the page: this machine's Chromium, or the one
// REVERSI_BROWSER names.

import { existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function findBrowser(wanted = process.env.REVERSI_BROWSER): string | undefined {
  return (wanted ? [wanted] : PLACES).find(place => existsSync(place))
}

export async function launchBrowser(executablePath = findBrowser()): Promise<Browser> {
  // Large, and of no use where there is no browser.
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath, args: FLAGS })
}
