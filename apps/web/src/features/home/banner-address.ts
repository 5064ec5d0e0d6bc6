/** How a banner's address is opened: in the page, in a window of its own, or not at all when it is no web address. */
export function bannerTarget(link: string): 'page' | 'window' | null {
  if (/^\/(?![/\\])/.test(link)) return 'page'
  return /^https:\/\//i.test(link) ? 'window' : null
}
