import { LinkButton, MissingPage } from '@guangquan/ui'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { paths } from '../../../platform/paths.ts'

/** Shown instead of an activity that does not exist. */
export function MissingActivity() {
  return (
    <div className="page pt-10">
      <MissingPage
        title="没有这个活动"
        help="它可能已经撤下了，或者链接不完整。"
        actions={
          <>
            <LinkButton kind="ink" href={activityPaths.list()}>
              看全部活动
            </LinkButton>
            <LinkButton kind="line" href={paths.home()}>
              回首页
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
