import { EmptyState, LinkButton } from '@guangquan/ui'
import { useShown } from '../../platform/routing/hooks.ts'
import { paths } from '../../platform/paths.ts'

/** A page of the route table that the site does not offer yet. */
export default function NotOpenPage() {
  const { title } = useShown().route
  return (
    <div className="page py-10 md:py-16">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={`${title}还没有开放`}
        help="这里正在准备，请过些时候再来"
        action={
          <LinkButton kind="line" href={paths.home()}>
            回首页
          </LinkButton>
        }
      />
    </div>
  )
}
