// The web workshop with the reference: first paint from a warm server, from click to board, and the weight of the page.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { findBrowser, launchBrowser } from '../web/find-browser.ts'
import { buildPage, startWeb } from '../web/start-web.ts'
import { showTimes } from './figures.ts'

const VISITS = 9
const OPENING = ['f5', 'd6', 'c3', 'd3', 'c4', 'f4', 'f6', 'f3', 'e6', 'e7']

export async function benchWeb(): Promise<void> {
  await weigh()
  if (!findBrowser()) return console.log('  no Chromium here: no times')
  const web = await startWeb({ port: 0 })
  const browser = await launchBrowser()
  const paints: number[] = [],
    boards: number[] = [],
    clicks: number[] = []
  for (let n = 0; n < VISITS; n++) {
    const page = await (await browser.newContext()).newPage()
    await page.goto(web.url)
    await page.waitForSelector('.stage[data-played="0"]')
    boards.push(await page.evaluate<number>('performance.now()'))
    paints.push(await firstPaint(page))
    for (const [n, name] of OPENING.entries()) clicks.push(await click(page, name, n + 1))
    await page.context().close()
  }
  await browser.close()
  await web.close()
  showTimes('first contentful paint, warm server, empty cache', paints)
  showTimes('board with its discs', boards)
  showTimes('click to board', clicks)
  console.log(`  ${clicks.filter(ms => ms <= 100).length} of ${clicks.length} clicks within 100 ms`)
}

const firstPaint = (page: Page) =>
  page.evaluate<number>('performance.getEntriesByName("first-contentful-paint")[0].startTime')

/** Measured inside the page, from the click to the frame that shows the move. */
function click(page: Page, name: string, played: number): Promise<number> {
  return page.evaluate<number>(`new Promise(settle => {
    const start = performance.now()
    const stage = document.querySelector('.stage')
    const look = () => {
      if (stage.dataset.played === '${played}') settle(performance.now() - start)
      else requestAnimationFrame(look)
    }
    document.querySelector('[data-cell="${name}"]').click()
    requestAnimationFrame(look)
  })`)
}

async function weigh(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'reversi-page-'))
  await buildPage(folder)
  const assets = readdirSync(join(folder, 'assets')).map(name => ({
    name,
    bytes: gzipSync(readFileSync(join(folder, 'assets', name))).length,
  }))
  const sum = (end: string) =>
    (assets.filter(({ name }) => name.endsWith(end)).reduce((all, { bytes }) => all + bytes, 0) / 1024).toFixed(1)
  console.log(`  the built page, compressed: ${sum('.js')} KB of JavaScript, ${sum('.css')} KB of CSS`)
  rmSync(folder, { recursive: true, force: true })
}
