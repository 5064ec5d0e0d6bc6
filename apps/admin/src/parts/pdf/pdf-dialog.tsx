import { DownloadOutlined } from '@ant-design/icons'
import { Button, Flex, Modal, Segmented } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Loading } from '../page/loading.tsx'

const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }))

interface PdfDialogProps {
  title: string
  /** Null while it is closed. */
  url: string | null
  onClose: () => void
}

export function PdfDialog({ title, url, onClose }: PdfDialogProps) {
  const [size, setSize] = useState('fit')
  return (
    <Modal
      open={url !== null}
      title={title}
      footer={null}
      width={960}
      style={{ top: 24 }}
      destroyOnHidden
      onCancel={onClose}
    >
      {url === null ? null : (
        <>
          <Flex wrap justify="space-between" gap={12} style={{ marginBottom: 12 }}>
            <Segmented
              aria-label="大小"
              value={size}
              options={[
                { value: 'fit', label: '适合宽度' },
                { value: 'large', label: '放大一倍' },
              ]}
              onChange={setSize}
            />
            <Button href={url} icon={<DownloadOutlined />}>
              下载
            </Button>
          </Flex>
          <div role="region" aria-label={title} tabIndex={0} className={`pdf-pages ${size}`}>
            <Suspense fallback={<Loading />}>
              <PdfPages url={url} />
            </Suspense>
          </div>
        </>
      )}
    </Modal>
  )
}
