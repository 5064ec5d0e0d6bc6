import { UploadOutlined } from '@ant-design/icons'
import { Alert, Button, Upload } from 'antd'
import { useState } from 'react'
import { sentenceOf } from '../../platform/api.ts'
import { readBase64 } from '../csv/read-base64.ts'

/** An uploaded picture of the site, or the present one. */
export interface SitePicture {
  /** Undefined for an unchanged picture. */
  fileId?: string
  url: string
}

interface PictureFieldProps<P> {
  label: string
  /** Stores a file, given in Base64. */
  upload: (file: { fileName: string; content: string }) => Promise<P>
  /** Types of files that the dialog offers. */
  accept?: string
  /** Whether it can be removed. */
  removable?: boolean
  /** Background of a picture with transparency. */
  ground?: string
  /** Max width in pixels; default: the whole width. */
  maxWidth?: number
  id?: string
  value?: P | null
  onChange?: (picture: P | null) => void
}

/** A form field for a picture, shown as members see it. */
export function PictureField<P extends { url: string }>({
  label,
  upload,
  accept = 'image/jpeg,image/png,image/webp,image/avif',
  removable = false,
  ground,
  maxWidth,
  id,
  value,
  onChange,
}: PictureFieldProps<P>) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function send(file: File) {
    setPending(true)
    setFailure(null)
    try {
      const content = await readBase64(file)
      onChange?.(await upload({ fileName: file.name, content }))
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      {value == null ? null : (
        <img
          src={value.url}
          alt={label}
          style={{
            display: 'block',
            width: '100%',
            maxWidth,
            borderRadius: 8,
            marginBottom: 8,
            ...(ground === undefined ? {} : { background: ground, padding: 12 }),
          }}
        />
      )}
      <Upload
        id={id}
        accept={accept}
        showUploadList={false}
        // The call sends it, because calls are signed.
        beforeUpload={(file) => {
          void send(file)
          return false
        }}
      >
        <Button icon={<UploadOutlined />} loading={pending}>
          {value == null ? `上传${label}` : `换一张${label}`}
        </Button>
      </Upload>
      {removable && value != null ? (
        <Button type="text" onClick={() => onChange?.(null)} style={{ marginInlineStart: 8 }}>
          移除{label}
        </Button>
      ) : null}
      <div role="alert">
        {failure === null ? null : <Alert type="error" showIcon title={failure} style={{ marginTop: 8 }} />}
      </div>
    </>
  )
}
