// A clock that counts down, as plain data: what is left, and since when it runs. Time comes in as a parameter.

export type Clock = { left: number; since?: number }

export const MINUTE = 60_000

export const fresh = (minutes: number): Clock => ({ left: minutes * MINUTE })
export const start = (clock: Clock, now: number): Clock => ({ left: remaining(clock, now), since: now })
export const stop = (clock: Clock, now: number): Clock => ({ left: remaining(clock, now) })
export const isRunning = ({ since }: Clock) => since !== undefined
export const isOver = (clock: Clock, now: number) => remaining(clock, now) <= 0

/** Negative once it is over: how long ago. */
export function remaining({ left, since }: Clock, now: number): number {
  return since === undefined ? left : left - (now - since)
}

/** `4:05` */
export function renderTime(ms: number): string {
  const seconds = Math.ceil(Math.abs(ms) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
