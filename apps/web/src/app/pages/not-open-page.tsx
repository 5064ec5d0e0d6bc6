import { EmptyState, LinkButton } from '@guangquan/ui'
import { useLocation } from '../../platform/routing/hooks.ts'
import { paths } from '../../platform/paths.ts'
import { titleOf } from '../../platform/routing/route-match.ts'

/** A page of the table that the site does not offer yet. */
export default function NotOpenPage() {
  const { pathname } = useLocation()
  return (
    <div className="page py-10 md:py-16">
      <h1 className="sr-only">{titleOf(pathname)}</h1>
      <EmptyState
        title={`${titleOf(pathname)}还没有开放`}
        help="这里正在准备，开放后会在官方资讯里告诉你"
        action={
          <LinkButton kind="line" href={paths.home()}>
            回首页
          </LinkButton>
        }
      />
    </div>
  )
}
