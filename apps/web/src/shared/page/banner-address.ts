/** How a banner's link opens: in the page, in a new window, or not at all if it is not a web address. */
export function bannerTarget(link: string): 'page' | 'window' | null {
  if (/^\/(?![/\\])/.test(link)) return 'page'
  return /^https:\/\//i.test(link) ? 'window' : null
}
