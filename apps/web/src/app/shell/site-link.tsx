import type { UiLinkProps } from '@guangquan/ui'
import { Link } from '../../platform/routing/link.tsx'

// Files, and pages of their own.
const besideSite = /^\/(?:api|files|js|css|asset|img|dev|docs|loop7)\//

/** A link of the site: its own pages open in place, everything else by the browser. */
export function SiteLink({ href, ...rest }: UiLinkProps) {
  const inPlace = href.startsWith('/') && rest.target !== '_blank' && !besideSite.test(href)
  return inPlace ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
