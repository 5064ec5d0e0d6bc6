import type { ProofPicture } from '@guangquan/contract'
import { Button, Card, Flex, Image, Typography } from 'antd'

interface ProofListProps {
  title: string
  /** What is said where there are none. */
  none: string
  proofs: readonly (ProofPicture & { name: string })[]
}

/** Proofs of a purchase under their watermark: pictures open large, PDFs are downloaded. */
export function ProofList({ title, none, proofs }: ProofListProps) {
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
                  width={160}
                  height={160}
                  style={{ objectFit: 'cover' }}
                  preview={{ src: url1080 }}
                />
              ) : (
                <Button key={id} href={urlPdf} style={{ maxWidth: '100%' }}>
                  <Typography.Text ellipsis={{ tooltip: fileName }}>
                    下载 PDF · {name} · {fileName}
                  </Typography.Text>
                </Button>
              ),
            )}
          </Flex>
        </Image.PreviewGroup>
      )}
    </Card>
  )
}
