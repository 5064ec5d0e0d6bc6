import { UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Upload } from 'antd'
import { useState } from 'react'
import { api, call, sentenceOf } from '../../platform/api.ts'

/** An uploaded picture, or one that the banner has already. */
export interface BannerPicture {
  /** Undefined for one that stays as it is. */
  fileId?: string
  url: string
}

interface PictureFieldProps {
  kind: 'wide' | 'narrow'
  label: string
  /** Of the field of a form. */
  id?: string
  value?: BannerPicture
  onChange?: (picture: BannerPicture) => void
}

/** One picture of a banner, shown as members see it. */
export function PictureField({ kind, label, id, value, onChange }: PictureFieldProps) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function upload(file: File) {
    setPending(true)
    setFailure(null)
    try {
      const content = await readBase64(file)
      onChange?.(await call(api.StaffBanner.Upload, { kind, fileName: file.name, content }))
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      {value === undefined ? null : (
        <img
          src={value.url}
          alt={label}
          style={{
            display: 'block',
            width: '100%',
            maxWidth: kind === 'wide' ? undefined : 260,
            borderRadius: 8,
            marginBottom: 8,
          }}
        />
      )}
      <Upload
        id={id}
        accept="image/jpeg,image/png,image/webp,image/avif"
        showUploadList={false}
        // Sent by the call, which signs it.
        beforeUpload={(file) => {
          void upload(file)
          return false
        }}
      >
        <Button icon={<UploadOutlined />} loading={pending}>
          {value === undefined ? `上传${label}` : `换一张${label}`}
        </Button>
      </Upload>
      <div role="alert">
        {failure === null ? null : <Alert type="error" showIcon title={failure} style={{ marginTop: 8 }} />}
      </div>
    </>
  )
}

async function readBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A call with all bytes as arguments would overflow the stack.
  const piece = 0x8000
  let text = ''
  for (let at = 0; at < bytes.length; at += piece) {
    text += String.fromCharCode(...bytes.subarray(at, at + piece))
  }
  return btoa(text)
}
