// A save is seen once, however the editor writes: in place, by renaming, in bursts, after a deletion; also by polling.

import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { watchFolder } from '../atelier/workshop/watch-files.ts'

/** A watched folder with one file, and a promise of the next save. */
async function watchedFolder(polling: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'reversi-veille-'))
  const file = join(folder, 'plateau.ts')
  writeFileSync(file, 'un')
  let saves = 0
  let wake = () => {}
  const watching = watchFolder(
    folder,
    () => {
      saves++
      wake()
    },
    polling,
  )
  onTestFinished(async () => {
    await watching.close()
    rmSync(folder, { recursive: true, force: true })
  })
  await watching.ready
  const after = async (action: () => void) => {
    const seen = new Promise<void>(settle => {
      wake = settle
    })
    action()
    await seen
  }
  return { folder, file, after, saves: () => saves }
}

describe.for([
  { polling: false, name: 'as the system tells' },
  { polling: true, name: 'by polling' },
])('$name', ({ polling }) => {
  test('an editor writes in place, by renaming, after a deletion; several writes in a row are one save', async () => {
    const { folder, file, after, saves } = await watchedFolder(polling)
    await after(() => writeFileSync(file, 'in place'))
    await after(() => {
      writeFileSync(join(folder, '.plateau.ts.swp'), 'by renaming')
      renameSync(join(folder, '.plateau.ts.swp'), file)
    })
    await after(() => {
      for (let n = 0; n < 20; n++) writeFileSync(file, `burst ${n} ${'.'.repeat(n)}`)
    })
    await after(() => rmSync(file))
    await after(() => writeFileSync(file, 'there again'))
    // A polling look may fall into the middle of a burst; twenty runs for one burst it must not be.
    expect(saves()).toBeLessThan(10)
  })
})

test('what is no program is not a save', async () => {
  const { folder, file, after, saves } = await watchedFolder(false)
  writeFileSync(join(folder, 'notes.md'), 'rien à lancer')
  await after(() => writeFileSync(file, 'deux'))
  expect(saves()).toBe(1)
})
