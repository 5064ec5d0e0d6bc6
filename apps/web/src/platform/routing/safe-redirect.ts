import { findRoute } from '@guangquan/routes/table'

/**
 * The `redirect` if it is safe: one leading slash, no control characters or backslashes, same origin, and a known
 * route. Otherwise the home page.
 */
export function safeRedirect(redirect: string | null): string {
  const home = '/'
  if (redirect === null || !/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(redirect)) return home
  const base = 'https://guangquan.invalid'
  if (!URL.canParse(redirect, base)) return home
  const url = new URL(redirect, base)
  // `/.//host` has the same origin, but its path alone would be parsed as another host's URL.
  if (url.origin !== base || url.pathname.startsWith('//') || findRoute(url.pathname) === undefined)
    return home
  return url.pathname + url.search + url.hash
}
