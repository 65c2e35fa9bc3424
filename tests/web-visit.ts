// A web workshop of one's own: a workbook nobody has begun, its real server, and what a visitor does on the page.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright-core'
import { findStep } from '../atelier/course.ts'
import { copyStarters, copyWorkbook } from './workbook-copy.ts'

export type Workshop = {
  folder: string
  url: string
  /** Saves a step's file in the learner's room. */
  save(step: string, text: string): void
  reference(step: string, file?: string): string
  /** A mistake of the bank, as it would stand in the learner's room. */
  mistake(step: string, name: string): string
  /**
   * Ctrl+C, and the workbook is gone; gives the exit code. Whoever opens a workshop stops it in an `afterAll` of its
   * own.
   */
  stop(): Promise<number | null>
}

export async function openWorkshop(): Promise<Workshop> {
  const folder = copyWorkbook({ whole: true, over: () => {} })
  copyStarters(folder)
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'atelier/commands/web.ts', '--no-open', '--port', '0', '--lang', 'fr'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, REVERSI_SILENCE_MS: '2000' } },
  )
  const exited = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGINT')
    const [code] = await exited
    rmSync(folder, { recursive: true, force: true })
    return code as number | null
  }
  const [line] = (await Promise.race([once(createInterface({ input: server.stdout }), 'line'), exited])) as [string]
  const [url = ''] = /http:\S+\//.exec(String(line)) ?? []
  const path = (room: string, step: string, file?: string) =>
    join(folder, room, findStep(step).folder, file ?? `${findStep(step).name}.ts`)
  return {
    folder,
    url,
    stop,
    save: (step, text) => writeFileSync(path('steps', step), text),
    reference: (step, file) => readFileSync(path('solutions', step, file), 'utf8'),
    mistake: (step, name) =>
      readFileSync(path('solutions', step, `erreurs/${name}.ts`), 'utf8').replaceAll("'../../", "'../"),
  }
}

/** The board as a visitor finds it: how many moves were played, whose turn it is, what stands where. */
export function boardOf(page: Page) {
  const stage = page.locator('.stage')
  const cell = (name: string) => page.locator(`.stage [data-cell="${name}"]`)
  return {
    cell,
    legal: () =>
      page
        .locator('.stage .cell.legal')
        .evaluateAll(cells => cells.map(cell => (cell as { dataset?: Record<string, string> }).dataset!.cell!)),
    played: async () => Number(await stage.getAttribute('data-played')),
    turn: async () => await stage.getAttribute('data-turn'),
    /** Waits until so many moves are on the board, or until the game is over. */
    async reach(played: number): Promise<void> {
      await page.waitForSelector(`.stage[data-played="${played}"], .stage[data-turn="none"]`)
    },
    /** X, O, # and dots, as the page says it in text. */
    text: async () => (await page.locator('.as-text pre').textContent())!,
    moves: async () => /: (.+)$/.exec((await page.locator('.as-text p').textContent())!)![1]!,
    status: async () => (await page.locator('.status').textContent())!.trim(),
    async play(...names: string[]): Promise<void> {
      for (const name of names) {
        const before = Number(await stage.getAttribute('data-played'))
        await cell(name).click()
        await page.waitForSelector(`.stage:not([data-played="${before}"])`)
      }
    },
  }
}
