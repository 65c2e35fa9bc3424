// A program in the sandbox, as the tests of a step meet it: functions are synchronous proxies, constants are values.
// When the program has to be stopped, its test is over whatever the test makes of it; the tests of other functions go
// on with the program begun anew.

import { setGuard } from '../../runner/guard.ts'
import { Stopped } from './engine.ts'
import { openSession, type Clock, type Sandboxed, type Session } from './session.ts'

export function openProgram(options: Sandboxed): (name: string) => unknown {
  const { fuel, ms } = options.limits
  const clock: Clock = { deadline: performance.now() + ms, fuel: undefined, left: fuel, volume: 0 }
  const stoppedGroups = new Set<string>()
  let group = '',
    anomaly: Stopped | undefined
  let session: Session | undefined

  const stop = (why: Stopped) => {
    session = undefined
    anomaly ??= why
    stoppedGroups.add(group)
  }
  const begin = (): Session => (session ??= openSession(options, clock, stop))

  const use = <T>(action: (session: Session) => T): T => {
    if (anomaly) throw anomaly
    return action(begin())
  }

  setGuard({
    begin(name) {
      group = name
      anomaly = stoppedGroups.has(name) ? new Stopped('not-run', '') : undefined
      Object.assign(clock, { deadline: performance.now() + ms, fuel, left: fuel, volume: 0 })
    },
    end: () => anomaly && { name: anomaly.name, message: anomaly.message, state: anomaly.state },
  })

  return name => {
    const value = use(session => session.get(name))
    return typeof value === 'function' ? (...args: unknown[]) => use(session => session.call(name, args)) : value
  }
}
