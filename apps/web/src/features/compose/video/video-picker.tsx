import { Button } from '@guangquan/ui'
import { UploadSimpleIcon, VideoCameraIcon, WarningCircleIcon } from '@guangquan/ui/icons'
import { useRef } from 'react'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { waitingText } from '../../../shared/pictures/until-connected.ts'
import { useWindowDrop } from '../../../shared/pictures/use-file-drop.ts'
import type { VideoUpload } from './use-video-upload.ts'

interface VideoPickerProps {
  upload: VideoUpload
  /** The server's progress as a sentence; empty before the upload is complete. */
  work: string
  /** Progress of that work in percent, or null. */
  workPercent: number | null
  onChoose: (file: File) => void
  onRetry: (() => void) | null
  onRemove: () => void
}

/** Chooses or drops a video, and shows its progress. */
export function VideoPicker({ upload, work, workPercent, onChoose, onRetry, onRemove }: VideoPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ([file]: Iterable<File>) => {
    if (file !== undefined) onChoose(file)
  }
  const dropping = useWindowDrop(choose)
  const percent = upload.state === 'done' ? workPercent : Math.floor(upload.progress * 100)
  const said = {
    none: '',
    reading: '正在读取文件…',
    sending:
      upload.waiting === null
        ? `正在上传　${percent ?? 0}%`
        : `已传 ${percent ?? 0}%，${waitingText(upload.waiting, '接着传')}`,
    failed: upload.failure,
    done: work,
  }[upload.state]
  return (
    <div className="video-picker" data-theme="dark" data-dropping={dropping || undefined}>
      <FileInput
        ref={input}
        label="选择视频"
        accept="video/mp4,video/quicktime,.mp4,.mov,.m4v"
        onFiles={choose}
      />
      {upload.state === 'none' ? (
        <button type="button" className="video-picker-add" onClick={() => input.current?.click()}>
          <UploadSimpleIcon size={30} />
          <span>选择视频，或拖到这里</span>
          <span className="text-small">MP4 或 MOV，3 秒到 15 分钟，最大 500 MB，480p 到 4K</span>
        </button>
      ) : (
        <div className="video-picker-file">
          <p className="flex min-w-0 items-center gap-2">
            <VideoCameraIcon size={22} />
            <span className="truncate">{upload.fileName}</span>
          </p>
          {percent === null ? null : (
            <progress className="video-picker-bar" max={100} value={percent} aria-label="进度">
              {percent}%
            </progress>
          )}
          {upload.state === 'failed' ? (
            <p role="alert" className="flex items-center gap-2">
              <WarningCircleIcon size={18} />
              {said}
            </p>
          ) : (
            <p role="status" className="text-small">
              {said}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {onRetry === null ? null : (
              <Button kind="line" size="small" onClick={onRetry}>
                继续上传
              </Button>
            )}
            <Button kind="line" size="small" onClick={() => input.current?.click()}>
              换一个
            </Button>
            <Button kind="text" size="small" onClick={onRemove}>
              {upload.state === 'reading' || upload.state === 'sending' ? '取消上传' : '移除'}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
