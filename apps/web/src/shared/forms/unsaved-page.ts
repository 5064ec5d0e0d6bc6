import { useEffect } from 'react'

let keepers = 0

/**
 * While `active`, the current page has unsaved input: if the session ends, sign-in opens in a dialog over it and
 * nothing is lost.
 */
export function useUnsavedPage(active = true): void {
  useEffect(() => {
    if (!active) return
    keepers += 1
    return () => {
      keepers -= 1
    }
  }, [active])
}

/** Whether the current page has unsaved input. */
export function isPageUnsaved(): boolean {
  return keepers > 0
}
