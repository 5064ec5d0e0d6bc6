import type { StaffAward, StaffContestDetail } from '@guangquan/contract'
import { Input, Modal, Typography } from 'antd'
import { pressText } from './press-text.ts'

interface PressDialogProps {
  contest: StaffContestDetail
  awards: readonly StaffAward[]
  onClose: () => void
}

/** A text about the result, to copy. */
export function PressDialog({ contest, awards, onClose }: PressDialogProps) {
  const text = pressText(contest, awards)
  return (
    <Modal open title="新闻稿" footer={null} width={720} onCancel={onClose}>
      <Typography.Paragraph copyable={{ text, tooltips: ['复制', '已复制'] }}>
        按现在的结果写成，复制以后再修改。
      </Typography.Paragraph>
      <Input.TextArea readOnly value={text} autoSize={{ minRows: 8, maxRows: 24 }} aria-label="新闻稿全文" />
    </Modal>
  )
}
