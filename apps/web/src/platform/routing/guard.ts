/**
 * The visitor rule: a path is open when it contains one of the listed segments, or is exactly one of the listed
 * paths. `/oauth`, `/exception/404`, `/loop7` and the development pages are open because they could not work otherwise.
 */
const openSegments = ['/account', '/activity', '/news', '/photo', '/more', '/article', '/post', '/search']
const openPaths = ['/', '/article', '/questionnaire/preview', '/404', '/exception/404']
const openPrefixes = ['/oauth/', '/loop7/', '/dev/']

/** May a signed-out visitor open this path. */
export function isOpenToVisitors(pathname: string): boolean {
  return (
    openPaths.includes(pathname) ||
    openPrefixes.some((prefix) => pathname.startsWith(prefix)) ||
    openSegments.some((segment) => pathname.includes(segment))
  )
}

/**
 * A `redirect` that may be followed: one leading slash, no control characters or backslashes, same origin, and a
 * known route. Anything else leads home.
 */
export function safeRedirect(redirect: string | null, isKnownRoute: (pathname: string) => boolean): string {
  const home = '/'
  if (redirect === null || !/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(redirect)) return home
  const base = 'https://guangquan.invalid'
  if (!URL.canParse(redirect, base)) return home
  const url = new URL(redirect, base)
  // `/.//host` has this origin too, but its path alone would be read as another host's address.
  if (url.origin !== base || url.pathname.startsWith('//') || !isKnownRoute(url.pathname)) return home
  return url.pathname + url.search + url.hash
}
