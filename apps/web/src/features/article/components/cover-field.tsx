import type { UploadedFile } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { articleLimits } from '@guangquan/contract/limits'
import { BreathingIris, Button, Photo } from '@guangquan/ui'
import { ArrowClockwiseIcon, ImageIcon, WarningCircleIcon } from '@guangquan/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { CropDialog } from '../../../shared/crop/crop-part.ts'
import { refusePicture, type CutRule } from '../../../shared/crop/cut-picture.ts'
import { FileInput } from '../../../shared/file-input.tsx'
import { useFileDrop } from '../../../shared/use-file-drop.ts'
import { waitingText, type Waiting } from '../../../shared/until-connected.ts'
import { uploadFile } from '../../compose/index.ts'
import { keepExif } from '../editor/keep-exif.ts'

const rule: CutRule = { min: articleLimits.cover, maxWidth: 2400, maxMB: articleLimits.photoMB }
const wide = 16 / 9
/** File use 4: a cover. */
const useType = 4

interface CoverFieldProps {
  cover: UploadedFile | null
  error: string | null
  onChange: (cover: UploadedFile) => void
  /** Called when an upload starts or ends. */
  onBusy: (busy: boolean) => void
}

interface UploadState {
  file: File
  progress: number
  waiting: Waiting | null
  failure: string
}

/** 封面: a picture chosen or dropped, cropped to 16:9 and uploaded at once. */
export function CoverField({ cover, error, onChange, onBusy }: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const stop = useRef(new AbortController())
  const [chosen, setChosen] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [travel, setTravel] = useState<UploadState | null>(null)
  const drop = useFileDrop(([file]) => void choose(file))
  const message = refusal ?? error
  useEffect(() => () => stop.current.abort(), [])

  async function choose(file: File | undefined) {
    if (file === undefined) return
    const reason = await refusePicture(file, rule)
    setRefusal(reason)
    if (reason === null) setChosen(file)
  }

  async function send(file: File) {
    stop.current.abort()
    const own = (stop.current = new AbortController())
    setTravel({ file, progress: 0, waiting: null, failure: '' })
    onBusy(true)
    try {
      const uploaded = await uploadFile(file, {
        useType,
        signal: own.signal,
        onProgress: (progress) => setTravel({ file, progress, waiting: null, failure: '' }),
        onWait: (waiting) => {
          if (waiting !== null && !own.signal.aborted) setTravel({ file, progress: 0, waiting, failure: '' })
        },
      })
      setTravel(null)
      onChange(uploaded)
      onBusy(false)
    } catch (failure) {
      if (own.signal.aborted) return
      const sentence = failure instanceof ApiError ? failure.message : '封面没有传好，请重试'
      setTravel({ file, progress: 0, waiting: null, failure: sentence })
      onBusy(false)
    }
  }

  async function take(original: File, cut: Blob) {
    setChosen(null)
    const whole = await keepExif(original, cut)
    await send(new File([whole], original.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' }))
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
        {travel === null ? null : <UploadSign travel={travel} onRetry={() => void send(travel.file)} />}
        {travel !== null ? null : (
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

function UploadSign({ travel, onRetry }: { travel: UploadState; onRetry: () => void }) {
  return travel.failure === '' ? (
    <div className="editor-photo-state" role="status">
      <BreathingIris size={40} />
      {travel.waiting === null ? (
        <p className="ui-print">{Math.round(travel.progress * 100)}%</p>
      ) : (
        <p>{waitingText(travel.waiting, '上传')}</p>
      )}
    </div>
  ) : (
    <div className="editor-photo-state" role="alert">
      <WarningCircleIcon size={24} />
      <p>{travel.failure}</p>
      <Button kind="line" size="small" icon={<ArrowClockwiseIcon size={18} />} onClick={onRetry}>
        重试
      </Button>
    </div>
  )
}
