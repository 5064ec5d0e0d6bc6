import { ScanCamera } from '../../product/index.ts'
import { enrolStates } from '@guangquan/contract/activity/activity.words'
import { LinkButton } from '@guangquan/ui'
import { CheckCircleIcon } from '@guangquan/ui/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { api, client } from '../../../platform/api.ts'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { readActivitiesAgain } from '../invalidate.ts'
import { ActivityQuestionnaire } from './activity-questionnaire.tsx'

/** Checks the member in with the poster at the entrance, which changes every day. */
export function PosterScan() {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState<{ activityId: string; title: string } | null>(null)
  /** The last text that was sent: the camera finds it again many times a second. */
  const last = useRef('')

  async function take(code: string): Promise<void> {
    if (code === last.current) return
    last.current = code
    setFailure('')
    try {
      const made = await sendOnce({ code }, (requestId) =>
        client.call(api.Activity.CheckInSelf, { code, requestId }),
      )
      if (made.state === enrolStates.checkedIn) setDone(made)
      await readActivitiesAgain(queryClient)
    } catch (error) {
      setFailure(sentenceOf(error))
      // Another try with the same poster, once the sentence has been read.
      setTimeout(() => (last.current = ''), 3000)
    }
  }

  if (done !== null) {
    return (
      <section className="event-ticket">
        <p className="event-ticket-done" role="status">
          <CheckCircleIcon size={72} weight="fill" aria-hidden />
          <b>已签到</b>
          <span>「{done.title}」</span>
        </p>
        <LinkButton kind="line" href={activityPaths.detail(done.activityId)}>
          活动详情
        </LinkButton>
        <ActivityQuestionnaire activityId={done.activityId} />
      </section>
    )
  }
  return (
    <section className="event-ticket" aria-labelledby="event-scan">
      <h1 id="event-scan" className="event-ticket-title">
        扫海报签到
      </h1>
      <ScanCamera hint="把现场海报上的二维码放进画面，会自动识别。" onText={(text) => void take(text)} />
      {failure === '' ? null : (
        <p role="alert" className="event-failure">
          {failure}
        </p>
      )}
      <LinkButton kind="line" href={activityPaths.own(1)}>
        我的活动
      </LinkButton>
    </section>
  )
}
