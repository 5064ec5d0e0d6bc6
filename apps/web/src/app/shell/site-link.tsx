import type { UiLinkProps } from '@guangquan/ui'
import { Link } from '../../platform/routing/link.tsx'

// Files, and pages outside of the application.
const besideSite = /^\/(?:api|files|js|css|asset|ics|img|dev|docs|loop7)\//

/** A link that opens pages of the site in place and leaves everything else to the browser. */
export function SiteLink({ href, ...rest }: UiLinkProps) {
  const inPlace = href.startsWith('/') && rest.target !== '_blank' && !besideSite.test(href)
  const keepScroll = 'data-in-place' in rest && rest['data-in-place'] === true
  return inPlace ? <Link to={href} keepScroll={keepScroll} {...rest} /> : <a href={href} {...rest} />
}
