import { ArrowLeftOutlined, DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Upload } from 'antd'
import { useState } from 'react'
import { readBase64 } from '../csv/read-base64.ts'
import { sentenceOf } from '../../platform/api.ts'

export interface ListedPicture {
  /** Identifies it in a change: the id of an upload, or the path of a present picture. */
  key: string
  url: string
}

interface PicturesFieldProps {
  max: number
  upload: (file: { fileName: string; content: string }) => Promise<{ fileId: string; url: string }>
  id?: string
  value?: ListedPicture[]
  onChange?: (pictures: ListedPicture[]) => void
}

/** A form field for several pictures in order; the first is the cover. */
export function PicturesField({ max, upload, id, value = [], onChange }: PicturesFieldProps) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function send(file: File) {
    setPending(true)
    setFailure(null)
    try {
      const content = await readBase64(file)
      const { fileId, url } = await upload({ fileName: file.name, content })
      onChange?.([...value, { key: fileId, url }])
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setPending(false)
    }
  }
  const moveLeft = (place: number) => {
    const next = value.toSpliced(place, 1)
    const moved = value[place]
    if (moved !== undefined) onChange?.(next.toSpliced(place - 1, 0, moved))
  }
  return (
    <>
      <Flex wrap gap={12} style={{ marginBottom: value.length > 0 ? 12 : 0 }}>
        {value.map(({ key, url }, place) => (
          <div key={key}>
            <img
              src={url}
              alt={place === 0 ? '封面' : `第 ${place + 1} 张`}
              width={144}
              height={108}
              style={{ display: 'block', objectFit: 'cover', borderRadius: 6 }}
            />
            <Flex justify="space-between">
              <Button
                type="text"
                size="small"
                icon={<ArrowLeftOutlined />}
                aria-label={`第 ${place + 1} 张往前移`}
                disabled={place === 0}
                onClick={() => moveLeft(place)}
              />
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={`去掉第 ${place + 1} 张`}
                onClick={() => onChange?.(value.toSpliced(place, 1))}
              />
            </Flex>
          </div>
        ))}
      </Flex>
      <Upload
        id={id}
        accept="image/jpeg,image/png,image/webp,image/avif"
        showUploadList={false}
        disabled={value.length >= max}
        beforeUpload={(file) => {
          void send(file)
          return false
        }}
      >
        <Button icon={<UploadOutlined />} loading={pending} disabled={value.length >= max}>
          上传图片
        </Button>
      </Upload>
      <div role="alert">
        {failure === null ? null : <Alert type="error" showIcon title={failure} style={{ marginTop: 8 }} />}
      </div>
    </>
  )
}
