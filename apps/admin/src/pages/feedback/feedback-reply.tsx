import type { StaffFeedbackDetail } from '@guangquan/contract'
import { feedbackLimits } from '@guangquan/contract/feedback/feedback.words'
import { Card, Form, Input } from 'antd'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'

interface Given {
  text: string
}

export function FeedbackReply({ ticket: { id, version } }: { ticket: StaffFeedbackDetail }) {
  const act = useFormAct(api.StaffFeedback.GetDetail, api.StaffFeedback.GetList)
  async function send({ text }: Given) {
    await act(write(api.StaffFeedback.Reply, { id, version, text }), '已答复')
  }
  return (
    <Card title="答复" size="small">
      <SentForm<Given> send={send} submitText="答复会员">
        <Form.Item
          name="text"
          label="给会员的答复"
          extra="会员会收到通知，开头的几十个字显示在通知里"
          rules={[{ required: true, whitespace: true, message: '请写答复' }]}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={feedbackLimits.reply} showCount />
        </Form.Item>
      </SentForm>
    </Card>
  )
}
