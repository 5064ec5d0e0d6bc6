import { EmptyState, LinkButton } from '@guangquan/ui'
import { paths } from '../../../platform/paths.ts'

/** Shown instead of private content; `help` describes it. */
export function PrivateNotice({ userId, help }: { userId: string; help: string }) {
  return (
    <EmptyState
      title="对方设置了仅自己可见"
      help={help}
      action={
        <LinkButton kind="line" href={paths.other(userId)}>
          回TA的主页
        </LinkButton>
      }
    />
  )
}
