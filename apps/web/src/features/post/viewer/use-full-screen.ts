import { useSyncExternalStore, type RefObject } from 'react'

/** The whole screen for an element, where the browser has that; an iPhone has not. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(subscribe, isScreenFull, () => false)
  return {
    offered: document.fullscreenEnabled,
    isFull,
    toggle() {
      // Refused, the photograph stays as large as it was.
      if (isFull) document.exitFullscreen().catch(() => undefined)
      else element.current?.requestFullscreen().catch(() => undefined)
    },
  }
}

/** Gives the screen back where it was taken; tells whether it was. */
export function leaveFullScreen(): boolean {
  if (!isScreenFull()) return false
  document.exitFullscreen().catch(() => undefined)
  return true
}

// The browsers of iPhones do not know the property at all.
const isScreenFull = () => (document.fullscreenElement ?? null) !== null

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
