import { useSyncExternalStore, type RefObject } from 'react'

/** Full screen of an element, if the browser supports it; iPhones do not. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(subscribe, isScreenFull, () => false)
  return {
    offered: document.fullscreenEnabled,
    isFull,
    toggle() {
      // If the browser refuses, nothing changes.
      if (isFull) document.exitFullscreen().catch(() => undefined)
      else element.current?.requestFullscreen().catch(() => undefined)
    },
  }
}

/** Leaves full screen; returns whether it was active. */
export function leaveFullScreen(): boolean {
  if (!isScreenFull()) return false
  document.exitFullscreen().catch(() => undefined)
  return true
}

// The property does not exist in iPhone browsers.
const isScreenFull = () => (document.fullscreenElement ?? null) !== null

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
