import { boot } from '../platform/boot.ts'
import { injectOnce } from './inject-analytics.ts'

declare global {
  interface Window {
    /** Patterns of the opened routes; the configured analytics script reads and empties the list. */
    guangquanRoutes?: string[]
  }
}

/**
 * Reports an opened route to the configured analytics script. Only the route pattern leaves the page, never an id,
 * query or user. Does nothing unless the settings name a script.
 */
export function reportRoute(pattern: string): void {
  const { analytics } = boot.settings
  if (analytics === null) return
  window.guangquanRoutes ??= []
  window.guangquanRoutes.push(pattern)
  dispatchEvent(new CustomEvent('guangquan:route', { detail: { pattern } }))
  injectOnce(analytics.src)
}
