import type { OwnPassport, Passport } from '@guangquan/contract'
import { reminderCounts } from '@guangquan/contract/passport/passport.words'
import { Button, CheckboxGroup, Modal, showToast, Switch } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { useDialogAct } from '../../../shared/forms/use-dialog-act.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { countText } from '@guangquan/contract/text/count-text'

interface ReminderDialogProps {
  passport: Passport
  own: OwnPassport
  regProductId: string
  onClose: () => void
}

const options = reminderCounts.map((value) => ({ value, label: `${countText(value)} 次` }))

/** When the owner is reminded of a service and of the end of the warranty. */
export function ReminderDialog({ passport, own, regProductId, onClose }: ReminderDialogProps) {
  const [counts, setCounts] = useState(() => reminderCounts.filter((one) => own.remindCounts.includes(one)))
  const [remindWarranty, setRemindWarranty] = useState(own.remindWarranty)
  const { busy, failure, run } = useDialogAct()
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()

  async function save() {
    const request = { regProductId, remindCounts: counts, remindWarranty }
    await run(async () => {
      await sendOnce(request, (requestId) =>
        client.call(api.UserProduct.SetReminders, { ...request, requestId }),
      )
      await queries.invalidate(queryClient, api.UserProduct.GetPassport)
      showToast('已保存')
      onClose()
    })
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="保养提醒"
      closable
      footer={
        <Button kind="lit" busy={busy} busyLabel="正在保存" onClick={() => void save()}>
          保存
        </Button>
      }
    >
      <div className="passport-form">
        {passport.hasShutter && passport.countsShutter ? (
          <CheckboxGroup label="快门到这些数时提醒" options={options} value={counts} onChange={setCounts} />
        ) : null}
        <Switch
          between
          label="保修到期前 30 天和 7 天提醒"
          checked={remindWarranty}
          onChange={({ target }) => setRemindWarranty(target.checked)}
        />
        {passport.hasShutter && !passport.countsShutter ? (
          <p className="passport-note">该机型照片不含快门数，不能按快门数提醒。</p>
        ) : null}
        {failure}
      </div>
    </Modal>
  )
}
