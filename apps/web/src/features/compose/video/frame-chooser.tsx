import type { UploadedFile, VideoFrame } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { Button, Field } from '@guangquan/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { checkFile } from '../check-file.ts'
import { DamageNotice } from '../components/damage-notice.tsx'
import { uploadFile } from '../upload-file.ts'
import type { VideoFields } from './video-fields.ts'

interface FrameChooserProps {
  /** Null while they are being extracted. */
  frames: VideoFrame[] | null
  /** There will be none: this server does not convert videos. */
  plain: boolean
  poster: VideoFields['poster']
  onPoster: (poster: VideoFields['poster']) => void
}

/** The poster of the video: one of six frames, or an uploaded picture. */
export function FrameChooser({ frames, plain, poster, onPoster }: FrameChooserProps) {
  const name = useId()
  const input = useRef<HTMLInputElement>(null)
  const [uploaded, setUploaded] = useState<UploadedFile | null>(null)
  const own = useMutation({
    mutationFn: async (file: File) => {
      const refusal = checkFile(file)
      if (refusal !== '') throw new ApiError({ kind: 'BadInput', message: refusal })
      const signal = AbortSignal.timeout(600_000)
      return uploadFile(file, { useType: 11, signal, onProgress: () => undefined })
    },
    onSuccess: (file) => {
      setUploaded(file)
      onPoster({ fileId: file.fileId, url: file.fileUrl, isFrame: false })
    },
  })
  const sentence =
    own.error instanceof ApiError ? own.error.message : own.error === null ? null : '没有传好，请重试'
  return (
    <Field
      group
      label="封面"
      error={sentence}
      hint={
        frames === null && !plain
          ? '正在截取 6 个画面，稍等一下'
          : plain
            ? '上传一张图片作封面'
            : '选一个画面，或上传一张'
      }
    >
      <div className="frame-chooser">
        {(frames ?? []).map((frame, place) => (
          <label key={frame.fileId} className="frame-choice">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={poster?.fileId === frame.fileId}
              onChange={() => onPoster({ fileId: frame.fileId, url: frame.url, isFrame: true })}
            />
            <img src={frame.url} alt={`第 ${place + 1} 个画面`} />
          </label>
        ))}
        {poster !== null && !poster.isFrame ? (
          <label className="frame-choice">
            <input type="radio" name={name} className="sr-only" checked readOnly />
            <img src={poster.url} alt="上传的封面" />
          </label>
        ) : null}
      </div>
      <FileInput
        ref={input}
        label="选择封面图片"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onFiles={([file]) => {
          if (file !== undefined) own.mutate(file)
        }}
      />
      <Button
        kind="line"
        size="small"
        className="mt-2 w-fit"
        busy={own.isPending}
        busyLabel="正在上传"
        onClick={() => input.current?.click()}
      >
        上传封面
      </Button>
      {uploaded === null || uploaded.fileId !== poster?.fileId ? null : (
        <DamageNotice file={uploaded} onAccept={setUploaded} onReplace={(file) => own.mutate(file)} />
      )}
    </Field>
  )
}
