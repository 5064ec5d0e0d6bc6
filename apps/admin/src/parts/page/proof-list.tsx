import type { ProofPicture } from '@guangquan/contract'
import { FilePdfOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Image, Typography } from 'antd'
import { useState } from 'react'
import { PdfDialog } from '../pdf/pdf-dialog.tsx'

interface ProofListProps {
  title: string
  /** The text when there are none. */
  none: string
  proofs: readonly (ProofPicture & { name: string })[]
}

/** Proofs of a purchase under their watermark: pictures and PDFs open large. */
export function ProofList({ title, none, proofs }: ProofListProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const open = proofs.find(({ id }) => id === openId)
  return (
    <Card title={title} size="small">
      {proofs.length === 0 ? (
        <Typography.Text type="secondary">{none}</Typography.Text>
      ) : (
        <Image.PreviewGroup>
          <Flex wrap gap={12}>
            {proofs.map(({ id, url480, url1080, urlPdf, fileName, name }) =>
              urlPdf === null ? (
                <Image
                  key={id}
                  src={url480}
                  alt={name}
                  width={side}
                  height={side}
                  style={{ objectFit: 'contain' }}
                  preview={{ src: url1080 }}
                />
              ) : (
                <Button
                  key={id}
                  style={{ width: side, height: side, flexDirection: 'column', gap: 8, whiteSpace: 'normal' }}
                  icon={<FilePdfOutlined style={{ fontSize: 36 }} />}
                  onClick={() => setOpenId(id)}
                >
                  <span>{name}，PDF</span>
                  <Typography.Text
                    type="secondary"
                    ellipsis={{ tooltip: fileName }}
                    style={{ maxWidth: side - 32 }}
                  >
                    {fileName}
                  </Typography.Text>
                </Button>
              ),
            )}
          </Flex>
        </Image.PreviewGroup>
      )}
      <PdfDialog
        title={open === undefined ? '' : `${open.name}：${open.fileName}`}
        url={open?.urlPdf ?? null}
        onClose={() => setOpenId(null)}
      />
    </Card>
  )
}

const side = 160
