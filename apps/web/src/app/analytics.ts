import { boot } from '../platform/boot.ts'
import { injectOnce } from './inject-analytics.ts'

declare global {
  interface Window {
    /** Patterns of the routes that were opened, for the configured analytics script to read and empty. */
    guangquanRoutes?: string[]
  }
}

/**
 * Tells the configured analytics script that a route was opened. Only the pattern of the route leaves the page,
 * never an id, a query or a person. Does nothing unless the site's settings name a script.
 */
export function reportRoute(pattern: string): void {
  const { analytics } = boot.settings
  if (analytics === null) return
  window.guangquanRoutes ??= []
  window.guangquanRoutes.push(pattern)
  dispatchEvent(new CustomEvent('guangquan:route', { detail: { pattern } }))
  injectOnce(analytics.src)
}
