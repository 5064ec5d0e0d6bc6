/** Hosts that articles may link to, as operators list them, including subdomains. `any`: not checked yet. */
export type LinkHosts = readonly string[] | 'any'

// The part of URL that browsers and Node share, since this package is compiled with the types of neither.
declare class URL {
  static canParse(url: string, base?: string): boolean
  constructor(url: string, base?: string)
  readonly hash: string
  readonly hostname: string
  readonly href: string
  readonly origin: string
  readonly password: string
  readonly pathname: string
  readonly port: string
  readonly protocol: string
  readonly search: string
  readonly username: string
}

// Placeholder for this site, whose host name an article does not need.
const here = 'https://here.invalid'

/**
 * A permitted link in its stored form: a path of this site, or an https URL of a listed host.
 * @returns null for everything else
 */
export function cleanLink(href: string, hosts: LinkHosts): string | null {
  const trimmed = href.trim()
  if (trimmed.length > 2000 || !URL.canParse(trimmed, here)) return null
  const url = new URL(trimmed, here)
  if (url.username !== '' || url.password !== '') return null
  if (url.origin === here) {
    // Only a path that remains one: `//other.example` names a host, and `/.//other.example` becomes one.
    const path = url.pathname + url.search + url.hash
    return isPath(trimmed) && isPath(path) ? path : null
  }
  if (url.protocol !== 'https:' || url.port !== '') return null
  const isListed =
    hosts === 'any' || hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return isListed ? url.href : null
}

function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text)
}
