// A value that changes, and whoever shows it.

import { useEffect, useState } from 'preact/hooks'

export type Store<T> = { get(): T; set(change: Partial<T>): void; listen(told: () => void): () => void }

export function createStore<T extends object>(value: T): Store<T> {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change }
      for (const told of listeners) told()
    },
    listen(told) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
  }
}

export function useStore<T extends object>(store: Store<T>): T {
  const [, draw] = useState(0)
  useEffect(() => {
    const told = () => draw(n => n + 1)
    told()
    return store.listen(told)
  }, [store])
  return store.get()
}
