import type { ActivityDetail, OwnEnrolment } from '@guangquan/contract'
import { activityBounds, enrolStates } from '@guangquan/contract/activity/activity.words'
import { AutoTextarea, Button, Field, Modal, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { momentText } from '../activity-text.ts'
import { readActivitiesAgain } from '../invalidate.ts'

interface CancelDialogProps {
  activity: Pick<ActivityDetail, 'id' | 'title'>
  mine: Pick<OwnEnrolment, 'state' | 'cancelCounts' | 'freeUntil'>
  onClose: () => void
}

const names: Partial<Record<number, string>> = {
  [enrolStates.waiting]: '退出候补',
  [enrolStates.inReview]: '取消申请',
  [enrolStates.inDraw]: '退出抽签',
}

/** Leaving an activity: the consequences, and an optional reason. */
export function CancelDialog({ activity, mine, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const { busy, failure, run } = useDialogAct()
  const name = names[mine.state] ?? '取消报名'

  const leave = () =>
    run(async () => {
      const request = { activityId: activity.id, reason: reason.trim() }
      const { counts } = await sendOnce(request, (requestId) =>
        client.call(api.Activity.UserActivityCancel, { ...request, requestId }),
      )
      await readActivitiesAgain(queryClient)
      showToast(counts ? '已取消，这次记为未到场' : `已${name}`)
      onClose()
    })

  return (
    <Modal
      open
      onClose={onClose}
      title={`${name}？`}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            再想想
          </Button>
          <Button kind="danger" busy={busy} busyLabel="正在取消" onClick={() => void leave()}>
            {name}
          </Button>
        </>
      }
    >
      <p className="mb-4">
        {mine.cancelCounts
          ? '已经过了免费取消的时间，现在取消记为一次未到场。90 天里有两次未到场，30 天不能报名。'
          : mine.freeUntil === null
            ? `你不再参加「${activity.title}」。`
            : `${momentText(mine.freeUntil, serverNow())} 以前取消不记未到场，空出的名额会给候补的人。`}
      </p>
      <Field label="原因" optional>
        <AutoTextarea
          minRows={2}
          maxRows={4}
          maxLength={activityBounds.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {failure}
    </Modal>
  )
}
