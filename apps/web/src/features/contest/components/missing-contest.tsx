import { LinkButton, MissingPage } from '@guangquan/ui'
import { paths } from '../../../platform/paths.ts'

/** Shown instead of a contest that does not exist. */
export function MissingContest() {
  return (
    <div className="page pt-10">
      <MissingPage
        title="没有这个影赛"
        help="它可能还没有公布，或者链接不完整。"
        actions={
          <LinkButton kind="ink" href={paths.home()}>
            回首页
          </LinkButton>
        }
      />
    </div>
  )
}
