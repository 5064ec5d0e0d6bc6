import type { ActivityDetail } from '@guangquan/contract'
import { activityBounds } from '@guangquan/contract/activity/activity.words'
import { textLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Button, Field, LengthText, Modal, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { readActivitiesAgain } from '../invalidate.ts'

const { min, max } = activityBounds.appeal

/** An appeal against not having come, once for each activity. */
export function AppealDialog({
  activity,
  onClose,
}: {
  activity: Pick<ActivityDetail, 'id'>
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const [looked, setLooked] = useState(false)
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const { busy, failure, run } = useDialogAct()
  const length = textLength(text.trim())
  const wrong = length < min ? `请写明情况，至少 ${min} 个字` : length > max ? `最多 ${max} 个字` : null

  async function appeal(): Promise<void> {
    setLooked(true)
    if (wrong !== null) return
    await run(async () => {
      const request = { activityId: activity.id, text: text.trim() }
      await sendOnce(request, (requestId) => client.call(api.Activity.Appeal, { ...request, requestId }))
      await readActivitiesAgain(queryClient)
      showToast('申诉已提交，结果会通知你')
      onClose()
    })
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="申诉未到场"
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button busy={busy} busyLabel="正在提交" onClick={() => void appeal()}>
            提交申诉
          </Button>
        </>
      }
    >
      <Field
        label="当时的情况"
        required
        hint="工作人员看过后会通知你，每次未到场只能申诉一回"
        counter={<LengthText length={length} limit={max} />}
        error={looked ? wrong : null}
      >
        <AutoTextarea
          minRows={4}
          maxRows={10}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {failure}
    </Modal>
  )
}
