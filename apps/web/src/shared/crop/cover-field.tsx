import './cover-field.css'
import { IrisLoader } from '@guangquan/ui'
import { ImageIcon } from '@guangquan/ui/icons'
import { useState, type ReactNode } from 'react'
import { sentenceOf } from '../posts/sentence-of.ts'
import { PicturePicker } from './picture-picker.tsx'

interface CoverFieldProps {
  /** The name of the cover: 圈子封面. */
  name: string
  url: string
  /** Min size in pixels, which also sets the aspect ratio. */
  least: { width: number; height: number }
  maxMB: number
  error: string | null
  /** Additional buttons in the row. */
  more?: ReactNode
  upload: (file: File) => Promise<{ fileId: string; fileUrl: string }>
  onChange: (cover: { fileId: string; url: string }) => void
}

/** A field that chooses a cover, crops it to 16:9 and uploads it. */
export function CoverField({ name, url, least, maxMB, error, more, upload, onChange }: CoverFieldProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function send(picture: Blob) {
    setBusy(true)
    setFailure('')
    try {
      const { fileId, fileUrl } = await upload(new File([picture], 'cover.jpg', { type: picture.type }))
      onChange({ fileId, url: fileUrl })
    } catch (reason) {
      setFailure(sentenceOf(reason, '封面没有传上去，请重试'))
    } finally {
      setBusy(false)
    }
  }

  const sentence = failure === '' ? error : failure
  return (
    <div>
      <div className="cover-field" aria-busy={busy}>
        {busy ? <IrisLoader /> : url === '' ? <ImageIcon size={32} /> : <img src={url} alt={name} />}
      </div>
      <p className="mt-2 text-small text-ink-3">JPEG、PNG 或 WebP，最大 {maxMB} MB</p>
      <PicturePicker
        name="封面"
        aspect={least.width / least.height}
        rule={{ min: least, maxWidth: 1920, maxMB }}
        chooseLabel={url === '' ? '选择图片' : '换一张'}
        more={more}
        onChange={(picture) => void send(picture)}
      />
      {sentence === null ? null : (
        <p role="alert" className="mt-2 text-small text-danger">
          {sentence}
        </p>
      )}
    </div>
  )
}
