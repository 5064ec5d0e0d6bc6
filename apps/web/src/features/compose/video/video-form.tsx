import './video-form.css'
import { ApiError } from '@guangquan/client'
import { videoTexts } from '@guangquan/contract/video/video.limits'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { Checkbox, Field, Select } from '@guangquan/ui'
import { useEffect, useRef, useState } from 'react'
import { useWork, workText } from '../../../shared/posts/video-work.ts'
import { PublishEnd } from '../components/compose-end.tsx'
import { DraftNote } from '../components/draft-note.tsx'
import type { DraftFormProps } from '../components/with-draft.tsx'
import { PostFields } from '../components/post-fields.tsx'
import { PostSettings } from '../components/settings/post-settings.tsx'
import { longField } from '../draft-fields.ts'
import { useComposing } from '../use-composing.ts'
import { FrameChooser } from './frame-chooser.tsx'
import { SubtitlesField } from './subtitles-field.tsx'
import { useVideoUpload, type VideoUpload } from './use-video-upload.ts'
import {
  draftBodyOf,
  emptyVideo,
  hasVideoContent,
  publishBodyOf,
  subTypeChoices,
  videoFieldsOf,
  videoLimits,
  type VideoFields,
} from './video-fields.ts'
import { VideoPicker } from './video-picker.tsx'

/** Video, poster and text of a video post. Text and uploads survive every failure. */
export function VideoForm({ draft, others, onDraftRemoved }: DraftFormProps) {
  const [fields, setFields] = useState<VideoFields>(() =>
    draft === null ? emptyVideo : videoFieldsOf(draft),
  )
  const change = (part: Partial<VideoFields>) => setFields((now) => ({ ...now, ...part }))
  const stored = draft?.video?.upload ?? null
  const { upload, choose, retry, remove } = useVideoUpload(
    stored === null ? null : { videoId: stored.fileId, fileName: stored.fileName },
  )
  const isUnderWay = upload.state === 'reading' || upload.state === 'sending'
  const { work, isFailed } = useWork(upload.videoId)
  const frames = work === undefined || work.frames.length === 0 ? null : work.frames
  useFirstPoster(frames, fields.poster, (poster) => change({ poster }))

  const hasContent = hasVideoContent(fields, upload.videoId)
  const frameIds = (frames ?? []).map((frame) => frame.fileId)
  const composing = useComposing({
    draft,
    stored: draftBodyOf(fields, upload.videoId, frameIds),
    post: publishBodyOf(fields, upload.videoId),
    hasContent,
    underway: isUnderWay
      ? { question: '视频还在上传，确定离开？', text: '草稿里会有已经传好的和写下的，没传完的不在里面。' }
      : null,
  })
  const { error } = composing.publish
  const blocked = blockReason(fields, upload.state, { isFailed, plain: work?.plain === true })
  const wrong = (path: string) => (error instanceof ApiError ? (error.fieldMessage(path) ?? null) : null)

  return (
    <>
      {others.length > 0 && !hasContent && upload.state === 'none' ? (
        <DraftNote drafts={others} onRemoved={onDraftRemoved} />
      ) : null}
      <div className="compose-columns">
        <div className="min-w-0">
          <VideoPicker
            upload={upload}
            work={workText(work)}
            workPercent={
              work === undefined || work.plain || isFailed || work.progress === 100 ? null : work.progress
            }
            onChoose={(file) => {
              change({ poster: null })
              choose(file)
            }}
            onRetry={retry}
            onRemove={() => {
              change({ poster: null })
              remove()
            }}
          />
          {fields.poster === null ? null : (
            <img className="video-poster" src={fields.poster.url} alt="封面预览" />
          )}
          {upload.videoId === null || isFailed ? null : (
            <div className="mt-5">
              <FrameChooser
                frames={frames}
                plain={work?.plain === true}
                poster={fields.poster}
                onPoster={(poster) => change({ poster })}
              />
            </div>
          )}
        </div>
        <div className="compose-form">
          <PostFields
            fields={fields}
            error={error}
            titleLabel="视频标题"
            limits={videoLimits}
            onChange={change}
          />
          <div className="flex flex-col gap-5">
            <Field label="视频类型">
              <Select
                options={subTypeChoices}
                value={fields.publishSubType}
                onChange={(publishSubType) => change({ publishSubType })}
              />
            </Field>
            {fields.publishSubType === 2 && work?.plain !== true ? (
              <Checkbox
                label="机主专享课程：其他影友只能看前 2 分钟"
                checked={fields.ownersOnly}
                onChange={(event) => change({ ownersOnly: event.currentTarget.checked })}
              />
            ) : null}
            <SubtitlesField
              subtitles={fields.subtitles}
              error={wrong('subtitles') === null ? null : '读不懂这个字幕文件，请选择 SRT 或 WebVTT 字幕'}
              onChange={(subtitles) => change({ subtitles })}
            />
          </div>
          <PostSettings title="更多" fields={fields} error={error} onChange={change} />
        </div>
      </div>
      <PublishEnd composing={composing} label="发布视频" blocked={blocked} />
    </>
  )
}

/** The third frame is the poster until the author chooses one. */
function useFirstPoster(
  frames: { fileId: string; url: string }[] | null,
  poster: VideoFields['poster'],
  choose: (poster: VideoFields['poster']) => void,
): void {
  const chosen = useRef(choose)
  useEffect(() => {
    chosen.current = choose
  })
  const third = frames?.[2] ?? frames?.[0]
  useEffect(() => {
    if (poster === null && third !== undefined)
      chosen.current({ fileId: third.fileId, url: third.url, isFrame: true })
  }, [poster, third])
}

function blockReason(
  fields: VideoFields,
  state: VideoUpload['state'],
  { isFailed, plain }: { isFailed: boolean; plain: boolean },
): string {
  if (state === 'none') return '先选一个视频'
  if (state === 'reading' || state === 'sending') return '视频还在上传，稍等一下'
  if (state === 'failed' || isFailed) return '视频没有传好，请重试或换一个'
  if (fields.poster === null) return plain ? '还要上传一张封面' : '正在截取封面画面，稍等一下'
  const length = writtenLength(fields.title)
  if (length < 2 || length > videoTexts.title) return `标题要有 2 到 ${videoTexts.title} 字`
  if (writtenLength(fields.text) > videoTexts.text) return `文字最多 ${videoTexts.text} 字`
  return longField(fields.place)
}
