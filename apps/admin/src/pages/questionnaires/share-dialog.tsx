import type { StaffQuestionnaireDetail } from '@guangquan/contract'
import { Flex, Modal, QRCode, Typography } from 'antd'

/** The address of a questionnaire, to copy and to scan. */
export function ShareDialog({
  open,
  row,
  onClose,
}: {
  open: boolean
  row: StaffQuestionnaireDetail
  onClose: () => void
}) {
  const address = new URL(`/questionnaire?id=${row.id}`, location.origin).href
  return (
    <Modal open={open} title={`二维码和链接 · ${row.title}`} footer={null} onCancel={onClose}>
      <Flex vertical align="center" gap={16}>
        <QRCode value={address} type="svg" size={220} color="#000000" bgColor="#ffffff" />
        <Typography.Text copyable style={{ wordBreak: 'break-all' }}>
          {address}
        </Typography.Text>
      </Flex>
    </Modal>
  )
}
