import type { ActivityDetail, OwnEnrolment } from '@guangquan/contract'
import { instantOf } from '@guangquan/rules/time-text'
import { Button, confirm, showToast } from '@guangquan/ui'
import { api, client } from '../../../platform/api.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { clockLeft, momentText } from '../activity-text.ts'
import { useActivityAct } from '../use-activity-act.ts'
import { useClock } from '../use-clock.ts'

interface OfferPanelProps {
  activity: Pick<ActivityDetail, 'id' | 'title' | 'waiting'>
  offerUntil: NonNullable<OwnEnrolment['offerUntil']>
}

const secondMs = 1000

/** A place that came free for a member of the waiting list: how long it is kept, to accept it or to pass it on. */
export function OfferPanel({ activity: { id, title, waiting }, offerUntil }: OfferPanelProps) {
  const now = useClock(secondMs)
  const sendOnce = useSendOnce()
  const { busy, run } = useActivityAct()
  const left = instantOf(offerUntil).getTime() - now

  async function answer(accept: boolean): Promise<void> {
    if (!accept) {
      const isSure = await confirm({
        title: '这次不去？',
        text: '名额会给下一位，你不再候补这场活动。',
        confirmLabel: '不去了',
      })
      if (!isSure) return
    }
    const request = { activityId: id, accept }
    await run(async () => {
      await sendOnce(request, (requestId) => client.call(api.Activity.AnswerOffer, { ...request, requestId }))
      showToast(accept ? '名额已确认，活动见' : '已放弃名额')
    })
  }

  return (
    <section className="event-panel event-offer" aria-labelledby="event-offer">
      <h2 id="event-offer" className="event-offer-title">
        轮到你了
      </h2>
      <p>「{title}」空出一个名额，先留给你。</p>
      {left > 0 ? (
        <>
          <p className="event-offer-clock ui-print" role="timer" aria-label="确认还剩的时间">
            {clockLeft(left)}
          </p>
          <p className="event-note">
            {momentText(offerUntil, now)} 前确认，逾时给下一位。
            {waiting > 0 ? `不去也请告诉我们，后面还有 ${waiting} 人在等。` : ''}
          </p>
          <div className="event-acts">
            <Button kind="lit" block busy={busy} busyLabel="正在确认" onClick={() => void answer(true)}>
              确认参加
            </Button>
            <Button kind="line" block disabled={busy} onClick={() => void answer(false)}>
              这次不去
            </Button>
          </div>
        </>
      ) : (
        <p className="event-note" role="status">
          确认的时间已经过了，名额给了下一位。
        </p>
      )}
    </section>
  )
}
