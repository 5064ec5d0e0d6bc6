import { findRoute } from '@guangquan/routes/table'

/**
 * A `redirect` that may be followed: one leading slash, no control characters or backslashes, same origin, and a
 * known route. Anything else leads home.
 */
export function safeRedirect(redirect: string | null): string {
  const home = '/'
  if (redirect === null || !/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(redirect)) return home
  const base = 'https://guangquan.invalid'
  if (!URL.canParse(redirect, base)) return home
  const url = new URL(redirect, base)
  // `/.//host` has this origin too, but its path alone would be read as another host's address.
  if (url.origin !== base || url.pathname.startsWith('//') || findRoute(url.pathname) === undefined)
    return home
  return url.pathname + url.search + url.hash
}
