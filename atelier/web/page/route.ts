// Which page one is on: the part of the address after `#/`.

import { useEffect, useState } from 'preact/hooks'

const read = () => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean)

export function useRoute(): string[] {
  const [route, setRoute] = useState(read())
  useEffect(() => {
    const changed = () => setRoute(read())
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [])
  return route
}

export function go(...route: string[]): void {
  location.hash = `#/${route.join('/')}`
}
