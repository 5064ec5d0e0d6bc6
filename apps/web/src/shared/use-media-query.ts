import { useSyncExternalStore } from 'react'

/** Does the window match; follows it. Only for behaviour: looks belong in the stylesheet. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
