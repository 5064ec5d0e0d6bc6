import { useStore } from '@guangquan/ui/store'
import { Input, Modal, Typography } from 'antd'
import { RequiredItem } from '../parts/fields/required-item.tsx'
import { SentForm } from '../parts/acts/sent-form.tsx'
import { api, write } from '../platform/api.ts'
import { question } from '../platform/confirmation.ts'
import { beginSession } from '../platform/session.ts'

/** Asks for a code before sensitive actions. */
export function CodeDialog() {
  const asked = useStore(question)
  async function confirm({ code }: { code: string }) {
    beginSession(await write(api.StaffSession.Confirm, { code }))
    question.set(null)
    asked?.confirmed()
  }
  function cancel() {
    question.set(null)
    asked?.cancelled()
  }
  return (
    <Modal open={asked !== null} title="确认是你本人" footer={null} onCancel={cancel} destroyOnHidden>
      <Typography.Paragraph>这一步很重要，请再输入一次动态码。5 分钟内不会再问。</Typography.Paragraph>
      <SentForm<{ code: string }> send={confirm} submitText="确认">
        <RequiredItem name="code" label="动态码">
          <Input autoComplete="one-time-code" autoFocus maxLength={30} />
        </RequiredItem>
      </SentForm>
    </Modal>
  )
}
