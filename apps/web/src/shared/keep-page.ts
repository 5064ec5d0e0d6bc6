import { useEffect } from 'react'

let keepers = 0

/**
 * While `active`, the page at hand holds something unsaved: when the session ends, signing in happens in a dialog
 * over it and nothing on it is lost.
 */
export function useKeepPage(active = true): void {
  useEffect(() => {
    if (!active) return
    keepers += 1
    return () => {
      keepers -= 1
    }
  }, [active])
}

/** Does the page at hand hold something unsaved. */
export function isPageKept(): boolean {
  return keepers > 0
}
