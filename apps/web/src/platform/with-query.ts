import type { SiteHref, SitePath } from '@guangquan/routes/link'

/** A path with a query; an empty one leaves the path alone. */
export function withQuery(path: SitePath, query: string): SiteHref {
  return query === '' ? path : `${path}?${query}`
}

/** A path with a query of these values; what is left out or empty does not stand in the address. */
export function withValues(path: SitePath, values: Record<string, string | undefined>): SiteHref {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  return withQuery(path, query.toString())
}
