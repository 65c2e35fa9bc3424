// Which page one is on: the part of the address after `#/`.

import { useEffect, useState } from 'preact/hooks'

const read = () => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean)

export function useRoute(): string[] {
  const [route, setRoute] = useState(read())
  useEffect(() => {
    const changed = () => setRoute(read())
    // Going back to where the other language was spoken is not a `hashchange`.
    const events = ['hashchange', 'popstate']
    for (const event of events) addEventListener(event, changed)
    return () => {
      for (const event of events) removeEventListener(event, changed)
    }
  }, [])
  return route
}

export function go(...route: string[]): void {
  location.hash = `#/${route.join('/')}`
}
