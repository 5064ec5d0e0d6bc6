import type { SiteHref, SitePath } from '@guangquan/routes/link'

/** A path with a query; without one, the path itself. */
export function withQuery(path: SitePath, query: string): SiteHref {
  return query === '' ? path : `${path}?${query}`
}

/** A path with these values as its query; empty and undefined ones are left out. */
export function withValues(path: SitePath, values: Record<string, string | undefined>): SiteHref {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  return withQuery(path, query.toString())
}
