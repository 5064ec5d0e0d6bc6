import type { MethodRef } from '@guangquan/client'
import type { NewsBlock } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Alert, Modal } from 'antd'
import { read, sentenceOf } from '../../platform/api.ts'
import { Loading } from './loading.tsx'
import { NewsBlocks } from './news-blocks.tsx'

interface PreviewDialogProps {
  preview: MethodRef<{ body: string }, { blocks: NewsBlock[] }>
  body: string | null
  onClose: () => void
}

/** A preview of the typed text, as members will see it. @param body null while it is closed */
export function PreviewDialog({ preview: method, body, onClose }: PreviewDialogProps) {
  const preview = useQuery({ ...read(method, { body: body ?? '' }), enabled: body !== null })
  return (
    <Modal open={body !== null} title="预览" footer={null} width={760} onCancel={onClose}>
      {preview.error !== null ? (
        <Alert type="error" showIcon title={sentenceOf(preview.error)} />
      ) : preview.data === undefined ? (
        <Loading />
      ) : (
        <NewsBlocks blocks={preview.data.blocks} />
      )}
    </Modal>
  )
}
