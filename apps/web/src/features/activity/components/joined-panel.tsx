import type { ActivityDetail, OwnEnrolment } from '@guangquan/contract'
import { enrolStates, type EnrolState } from '@guangquan/contract/activity/activity.words'
import { LinkButton } from '@guangquan/ui'
import { CheckCircleIcon } from '@guangquan/ui/icons'
import { activityPaths } from '../../../platform/activity-paths.ts'

const titles: Partial<Record<EnrolState, string>> = {
  [enrolStates.enrolled]: '报名成功',
  [enrolStates.waiting]: '已加入候补',
  [enrolStates.inReview]: '申请已提交',
  [enrolStates.inDraw]: '已参加抽签',
}
const helps: Partial<Record<EnrolState, string>> = {
  [enrolStates.enrolled]: '开始前一天和两小时会提醒你，到现场出示签到码。',
  [enrolStates.waiting]: '有人退出时按顺序通知你，在时间内确认就能参加。',
  [enrolStates.inReview]: '组织者审核后通知你。',
  [enrolStates.inDraw]: '报名截止后抽签，结果会通知你。',
}

/** The result of signing up. */
export function JoinedPanel({
  activity,
  mine: { state, queuePlace, hasTicket },
}: {
  activity: Pick<ActivityDetail, 'id' | 'title' | 'icsPath'>
  mine: Pick<OwnEnrolment, 'state' | 'queuePlace' | 'hasTicket'>
}) {
  return (
    <section className="event-panel event-joined" role="status" aria-labelledby="event-joined">
      <CheckCircleIcon size={40} aria-hidden />
      <h2 id="event-joined" className="text-h3 font-semibold">
        {titles[state] ?? '已提交'}
        {queuePlace === null ? '' : `，第 ${queuePlace} 位`}
      </h2>
      <p>「{activity.title}」</p>
      <p className="event-note">{helps[state] ?? ''}</p>
      <div className="event-acts">
        {hasTicket ? (
          <LinkButton kind="lit" href={activityPaths.ticket(activity.id)}>
            查看签到码
          </LinkButton>
        ) : null}
        <LinkButton kind="line" href={activity.icsPath} download>
          加入手机日历
        </LinkButton>
        <LinkButton kind="line" href={activityPaths.detail(activity.id)}>
          回到活动
        </LinkButton>
      </div>
    </section>
  )
}
