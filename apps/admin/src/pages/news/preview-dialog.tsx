import { useQuery } from '@tanstack/react-query'
import { Alert, Modal } from 'antd'
import { Loading } from '../../parts/loading.tsx'
import { api, read, sentenceOf } from '../../platform/api.ts'
import { NewsBlocks } from './news-blocks.tsx'

/** What is typed, as members will read it. @param body null while it is closed */
export function PreviewDialog({ body, onClose }: { body: string | null; onClose: () => void }) {
  const preview = useQuery({ ...read(api.StaffNews.Preview, { body: body ?? '' }), enabled: body !== null })
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
