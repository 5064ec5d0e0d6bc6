import {
  messageSenderNames,
  messageSenders,
  type MessageSender,
} from '@guangquan/contract/message/message.words'
import { IrisLoader, Modal, RadioGroup, Switch } from '@guangquan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { showError } from '../../../shared/forms/show-error.ts'
import { chooseSendKey, useSendKey, type SendKey } from '../send-key.ts'

const senders = Object.values(messageSenders).map((value) => ({ value, label: messageSenderNames[value] }))
const sendKeys: { value: SendKey; label: string }[] = [
  { value: 'enter', label: 'Enter 发送，Shift + Enter 换行' },
  { value: 'ctrlEnter', label: 'Ctrl + Enter 发送，Enter 换行' },
]

/** 私信设置: who may write first, read receipts, the key that sends. Each change is stored immediately. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queryClient = useQueryClient()
  const settings = useQuery({ ...queries.one(api.Message.GetSettings, {}), enabled: open })
  const sendKey = useSendKey()

  async function change(next: { sender?: MessageSender; readMarks?: boolean }) {
    try {
      await client.call(api.Message.SetSettings, { ...next, requestId: crypto.randomUUID() })
    } catch (error) {
      showError(error)
    }
    await queries.invalidate(queryClient, api.Message.GetSettings)
  }

  return (
    <Modal open={open} onClose={onClose} title="私信设置" closable>
      {settings.data === undefined ? (
        settings.isError ? (
          <LoadError of={settings} />
        ) : (
          <IrisLoader className="py-6" />
        )
      ) : (
        <div className="message-settings">
          <RadioGroup
            label="谁可以给我发私信"
            options={senders}
            value={settings.data.sender}
            onChange={(sender) => void change({ sender })}
          />
          <Switch
            label="显示已读"
            checked={settings.data.readMarks}
            onChange={({ target }) => void change({ readMarks: target.checked })}
          />
          <p className="message-fine">关闭后，双方都看不到对方读到了哪一条</p>
          <RadioGroup label="在电脑上发送" options={sendKeys} value={sendKey} onChange={chooseSendKey} />
        </div>
      )}
    </Modal>
  )
}
