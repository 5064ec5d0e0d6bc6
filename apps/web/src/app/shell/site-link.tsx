import type { UiLinkProps } from '@guangquan/ui'
import { Link } from '../../platform/routing/link.tsx'
import { routeOf } from '../../platform/routing/route-match.ts'

/** A link of the site: its own pages open in place, everything else by the browser. */
export function SiteLink({ href, ...rest }: UiLinkProps) {
  const path = href.replace(/[?#].*$/, '')
  const inPlace = href.startsWith('/') && rest.target !== '_blank' && routeOf(path) !== undefined
  return inPlace ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
