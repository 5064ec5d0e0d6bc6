import { useSyncExternalStore } from 'react'

const query = '(hover: hover)'

/** Is there a pointer that can rest on something. Not on the server, and not before the site is alive. */
export function useHover(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
