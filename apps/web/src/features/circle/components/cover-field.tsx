import '../circle-create.css'
import { circleLimits } from '@guangquan/contract/circle-words'
import { useTypes } from '@guangquan/contract/services/file-upload'
import { IrisLoader } from '@guangquan/ui'
import { ImageIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { loadChunk } from '../../../platform/load-chunk.ts'
import { PicturePicker } from '../../../shared/crop/picture-picker.tsx'
import { sentenceOf } from '../../../shared/sentence-of.ts'

const { width, height, megabytes } = circleLimits.cover
const rule = { min: { width, height }, maxWidth: 1920, maxMB: megabytes }

interface CoverFieldProps {
  url: string
  error: string | null
  onChange: (cover: { fileId: string; url: string }) => void
}

/** The cover of a circle: chosen, cropped to 16:9 and uploaded. */
export function CoverField({ url, error, onChange }: CoverFieldProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function send(picture: Blob) {
    setBusy(true)
    setFailure('')
    try {
      const { uploadFile } = await loadChunk(() => import('../../compose/index.ts'))
      const { fileId, fileUrl } = await uploadFile(new File([picture], 'cover.jpg', { type: picture.type }), {
        useType: useTypes.circleCover,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      })
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
      <div className="circle-cover-field" aria-busy={busy}>
        {busy ? <IrisLoader /> : url === '' ? <ImageIcon size={32} /> : <img src={url} alt="圈子封面" />}
      </div>
      <p className="mt-2 text-small text-ink-3">JPEG、PNG 或 WebP，最大 {megabytes} MB</p>
      <PicturePicker
        name="封面"
        aspect={width / height}
        rule={rule}
        chooseLabel={url === '' ? '选择图片' : '换一张'}
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
