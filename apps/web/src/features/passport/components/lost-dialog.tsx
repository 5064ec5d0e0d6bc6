import { dayOf } from '@guangquan/rules/time-text'
import { AutoTextarea, Button, DateSelect, Field, Modal, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'

interface LostDialogProps {
  regProductId: string
  productName: string
  onClose: () => void
}

/** Reports a product as lost. */
export function LostDialog({ regProductId, productName, onClose }: LostDialogProps) {
  const today = dayOf(new Date(serverNow()))
  const [lostOn, setLostOn] = useState<string | null>(today)
  const [note, setNote] = useState('')
  const [looked, setLooked] = useState(false)
  const { busy, failure, run } = useDialogAct()
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()

  async function send(event: FormEvent) {
    event.preventDefault()
    setLooked(true)
    if (lostOn === null) return
    const request = { regProductId, lostOn, note: note.trim() }
    await run(async () => {
      await sendOnce(request, (requestId) => client.call(api.UserProduct.SetLost, { ...request, requestId }))
      await Promise.all([
        queries.invalidate(queryClient, api.UserProduct.GetPassport),
        queries.invalidate(queryClient, api.UserProduct.GetGearEvents),
        queries.invalidate(queryClient, api.UserProduct.Get),
      ])
      showToast('已挂失')
      onClose()
    })
  }

  return (
    <Modal open onClose={onClose} title={`挂失 ${productName}`} closable>
      <form noValidate className="passport-form" onSubmit={(event) => void send(event)}>
        <p className="text-ink-2">
          挂失期间不能过户，别人也不能注册这个编号。有人上传带这个编号的照片时，只有工作人员看得到线索，会联系双方核对。找回后可以随时解除。
        </p>
        <DateSelect
          label="遗失日期"
          value={lostOn}
          min="2000-01-01"
          max={today}
          startAt={today.slice(0, 7)}
          error={looked && lostOn === null ? '请选择遗失日期' : null}
          onChange={setLostOn}
        />
        <Field label="在哪里、怎么丢的" optional hint="只有你和工作人员看得到">
          <AutoTextarea
            minRows={2}
            maxRows={5}
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {failure}
        <Button kind="danger" type="submit" block busy={busy} busyLabel="正在挂失">
          挂失
        </Button>
      </form>
    </Modal>
  )
}
