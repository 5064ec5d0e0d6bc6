import type { UseQueryResult } from '@tanstack/react-query'
import { Alert, Modal, Typography } from 'antd'
import { Loading } from '../../parts/page/loading.tsx'
import { sentenceOf } from '../../platform/api.ts'

interface TextDialogProps {
  /** Null while it is closed. */
  title: string | null
  text: Pick<
    UseQueryResult<{ paragraphs: readonly { isHeading: boolean; text: string }[] }>,
    'data' | 'error'
  >
  onClose: () => void
}

/** Terms as members read them. */
export function TextDialog({ title, text, onClose }: TextDialogProps) {
  return (
    <Modal open={title !== null} title={title} footer={null} width={720} onCancel={onClose}>
      {text.error !== null ? (
        <Alert type="error" showIcon title={sentenceOf(text.error)} />
      ) : text.data === undefined ? (
        <Loading />
      ) : (
        text.data.paragraphs.map((one, at) =>
          one.isHeading ? (
            // oxlint-disable-next-line react/no-array-index-key -- the same words may stand twice
            <Typography.Title key={at} level={2} style={{ fontSize: 17 }}>
              {one.text}
            </Typography.Title>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <Typography.Paragraph key={at}>{one.text}</Typography.Paragraph>
          ),
        )
      )}
    </Modal>
  )
}
