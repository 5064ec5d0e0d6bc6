import { EmptyState, LinkButton } from '@guangquan/ui'
import { paths } from '../../../platform/paths.ts'
import { useLocation } from '../../../platform/routing/hooks.ts'

/** Shown instead of content for members only. */
export function SignInFirst({ title }: { title: string }) {
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      title={title}
      help="升级、获得勋章、在每个季节发布作品都能得到头像框"
      action={
        <LinkButton kind="ink" href={paths.login(`${pathname}${search}`)}>
          去登录
        </LinkButton>
      }
    />
  )
}
