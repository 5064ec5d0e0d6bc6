import './video-form.css'
import type { PublishForEdit } from '@guangquan/contract'
import type { EditInput } from '../use-edit-post.ts'
import { FrameChooser } from './frame-chooser.tsx'
import { SubtitlesField } from './subtitles-field.tsx'
import type { VideoFields } from './video-fields.ts'

/** The parts of a video that can be changed after publishing. */
export type EditedVideo = Pick<VideoFields, 'poster' | 'subtitles'>

/** Poster and subtitles of a post; null for other kinds. */
export function editedVideoOf({ cover, video }: PublishForEdit): EditedVideo | null {
  if (video === null) return null
  const poster = cover === null ? null : { fileId: cover.fileId, url: cover.fileUrl, isFrame: false }
  return { poster, subtitles: video.subtitles }
}

/** The changes to send. */
export function videoChangeOf(
  post: PublishForEdit,
  now: EditedVideo | null,
): Pick<Extract<EditInput, { publishType: 3 }>, 'posterId' | 'subtitles'> {
  const before = editedVideoOf(post)
  if (now === null || before === null) return {}
  const isNewPoster = now.poster !== null && now.poster.fileId !== before.poster?.fileId
  return {
    ...(isNewPoster ? { posterId: now.poster?.fileId } : {}),
    ...(now.subtitles === before.subtitles ? {} : { subtitles: now.subtitles }),
  }
}

interface EditVideoProps {
  video: EditedVideo
  /** The server's error about the subtitles. */
  error: string | null
  onChange: (video: EditedVideo) => void
}

/** Poster and subtitles of a published video. The extracted frames no longer exist: a poster must be uploaded. */
export function EditVideo({ video, error, onChange }: EditVideoProps) {
  return (
    <div className="min-w-0">
      {video.poster === null ? null : <img className="video-poster" src={video.poster.url} alt="封面预览" />}
      <div className="mt-5 flex flex-col gap-5">
        <FrameChooser
          frames={[]}
          plain
          poster={video.poster}
          onPoster={(poster) => onChange({ ...video, poster })}
        />
        <SubtitlesField
          subtitles={video.subtitles}
          error={error === null ? null : '读不懂这个字幕文件，请选择 SRT 或 WebVTT 字幕'}
          onChange={(subtitles) => onChange({ ...video, subtitles })}
        />
        <p className="text-small text-ink-3">视频本身发布后不再改动。</p>
      </div>
    </div>
  )
}
