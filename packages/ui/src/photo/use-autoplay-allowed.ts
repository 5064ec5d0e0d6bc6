import { useSyncExternalStore } from 'react'

const stillness = '(prefers-reduced-motion: reduce)'

/** Whether animations may start automatically: the window is visible and reduced motion is off. */
export function useAutoplayAllowed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !document.hidden && !matchMedia(stillness).matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(stillness)
  query.addEventListener('change', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    query.removeEventListener('change', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
