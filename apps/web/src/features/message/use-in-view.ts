import { useSyncExternalStore } from 'react'

const events = ['focus', 'blur'] as const

/** Whether the page is in front of the reader: visible, in the window that has the focus. */
export function useInView(): boolean {
  return useSyncExternalStore(
    (listener) => {
      for (const name of events) addEventListener(name, listener)
      document.addEventListener('visibilitychange', listener)
      return () => {
        for (const name of events) removeEventListener(name, listener)
        document.removeEventListener('visibilitychange', listener)
      }
    },
    () => document.visibilityState === 'visible' && document.hasFocus(),
    () => false,
  )
}
