import type { UploadedFile } from '@guangquan/contract'
import { articleLimits } from '@guangquan/contract/article/article.limits'
import { BreathingIris, Button, Photo } from '@guangquan/ui'
import { ArrowClockwiseIcon, ImageIcon, WarningCircleIcon } from '@guangquan/ui/icons'
import { useRef, useState } from 'react'
import { CropDialog } from '../../../shared/crop/crop-part.ts'
import { refusePicture, type CutRule } from '../../../shared/crop/cut-picture.ts'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { useFileDrop } from '../../../shared/pictures/use-file-drop.ts'
import { waitingText } from '../../../shared/pictures/until-connected.ts'
import type { Upload } from '../../compose/index.ts'
import { keepExif } from '../editor/keep-exif.ts'
import type { CoverUpload } from '../editor/use-cover.ts'

const rule: CutRule = { min: articleLimits.cover, maxWidth: 2400, maxMB: articleLimits.photoMB }
const wide = 16 / 9

interface CoverFieldProps {
  cover: UploadedFile | null
  error: string | null
  sending: CoverUpload
}

/** 封面: a picture chosen or dropped, cropped to 16:9 and uploaded at once. */
export function CoverField({ cover, error, sending }: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { upload } = sending
  const drop = useFileDrop(([file]) => void choose(file))
  const message = refusal ?? error

  async function choose(file: File | undefined) {
    if (file === undefined) return
    const reason = await refusePicture(file, rule)
    setRefusal(reason)
    if (reason === null) setChosen(file)
  }

  async function take(original: File, cut: Blob) {
    setChosen(null)
    const whole = await keepExif(original, cut)
    sending.send(new File([whole], original.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' }))
  }

  return (
    <section className="cover-field" aria-label="封面">
      <div className="cover-field-frame" data-empty={cover === null || undefined} {...drop}>
        {cover === null ? null : (
          <Photo
            key={cover.fileId}
            photo={{ ...cover, url480: cover.fileUrl, url1080: cover.fileUrl, width: 16, height: 9 }}
            ratio={wide}
            alt="封面"
            sizes="(min-width: 768px) 720px, 100vw"
            eager
          />
        )}
        {upload === null ? null : (
          <>
            <img
              src={upload.preview}
              alt=""
              draggable={false}
              className="absolute inset-0 size-full object-cover"
            />
            <UploadSign
              upload={upload}
              onRetry={sending.retry}
              onChooseOther={() => input.current?.click()}
            />
          </>
        )}
        {upload !== null ? null : (
          <div className={cover === null ? 'cover-field-ask' : 'cover-field-change'}>
            <Button
              kind="line"
              size={cover === null ? 'medium' : 'small'}
              icon={<ImageIcon size={20} />}
              onClick={() => input.current?.click()}
            >
              {cover === null ? '选一张封面' : '换封面'}
            </Button>
            {cover === null ? (
              <p className="mt-3 text-small text-ink-3">
                裁成 16:9，宽度不少于 {articleLimits.cover.width} 像素
              </p>
            ) : null}
          </div>
        )}
      </div>
      {message === null ? null : (
        <p role="alert" className="mt-2 text-small text-danger">
          {message}
        </p>
      )}
      <FileInput
        ref={input}
        label="封面文件"
        accept="image/jpeg,image/png,image/webp"
        onFiles={([file]) => void choose(file)}
      />
      {chosen === null ? null : (
        <CropDialog
          file={chosen}
          name="封面"
          aspect={wide}
          rule={rule}
          onClose={() => setChosen(null)}
          onFailure={() => setChosen(null)}
          onCut={(cut) => void take(chosen, cut)}
        />
      )}
    </section>
  )
}

interface UploadSignProps {
  upload: Upload
  onRetry: () => void
  onChooseOther: () => void
}

function UploadSign({ upload, onRetry, onChooseOther }: UploadSignProps) {
  return upload.state !== 'failed' ? (
    <div className="editor-photo-state" role="status">
      <BreathingIris size={40} />
      {upload.waiting === null ? (
        <p className="ui-print">{Math.round(upload.progress * 100)}%</p>
      ) : (
        <p>{waitingText(upload.waiting, '上传')}</p>
      )}
    </div>
  ) : (
    <div className="editor-photo-state" role="alert">
      <WarningCircleIcon size={24} />
      <p>{upload.failure}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {upload.refused ? null : (
          <Button kind="line" size="small" icon={<ArrowClockwiseIcon size={18} />} onClick={onRetry}>
            重试
          </Button>
        )}
        <Button kind="line" size="small" icon={<ImageIcon size={18} />} onClick={onChooseOther}>
          换一张
        </Button>
      </div>
    </div>
  )
}
