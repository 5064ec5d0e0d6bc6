import './video-form.css'
import type { Draft } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { textLimits } from '@guangquan/contract/limits'
import { Button, Checkbox, Field, Select, showToast } from '@guangquan/ui'
import { useEffect, useRef, useState } from 'react'
import { useKeepPage } from '../../../shared/keep-page.ts'
import { useWork, workText } from '../../../shared/video-work.ts'
import { PageAction } from '../../../shared/page-bar.tsx'
import { useLeaveWarning } from '../../../shared/use-leave-warning.ts'
import { DraftNote } from '../components/draft-note.tsx'
import { PostFields } from '../components/post-fields.tsx'
import { saveText, useAutosave } from '../use-autosave.ts'
import { usePublish } from '../use-publish.ts'
import { FrameChooser } from './frame-chooser.tsx'
import { SubtitlesField } from './subtitles-field.tsx'
import { useVideoUpload } from './use-video-upload.ts'
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

interface VideoFormProps {
  draft: Draft | null
  /** Other drafts of videos, to go on with. */
  others: Draft[]
  onStartOver: () => void
}

/** Video, poster and words of a video post. What was written or uploaded survives every failure. */
export function VideoForm({ draft, others, onStartOver }: VideoFormProps) {
  const [fields, setFields] = useState<VideoFields>(() =>
    draft === null ? emptyVideo : videoFieldsOf(draft),
  )
  const change = (part: Partial<VideoFields>) => setFields((now) => ({ ...now, ...part }))
  const kept = draft?.video?.upload ?? null
  const { upload, choose, retry, remove } = useVideoUpload(
    kept === null ? null : { videoId: kept.fileId, fileName: kept.fileName },
  )
  const { work, isFailed } = useWork(upload.videoId)
  const frames = work === undefined || work.frames.length === 0 ? null : work.frames
  useFirstPoster(frames, fields.poster, (poster) => change({ poster }))

  const hasContent = hasVideoContent(fields, upload.videoId)
  const frameIds = (frames ?? []).map((frame) => frame.fileId)
  const autosave = useAutosave(draftBodyOf(fields, upload.videoId, frameIds), hasContent, draft?.id ?? null)
  const publish = usePublish(publishBodyOf(fields, upload.videoId), autosave.draftId)
  useKeepPage(hasContent && !publish.isSuccess)
  useLeaveWarning((autosave.isDirty || upload.state === 'sending') && !publish.isSuccess, {
    question: upload.state === 'sending' ? '视频还在上传，确定离开？' : '草稿还没存好，确定离开？',
  })
  const blocked = blockReason(fields, upload.state, { isFailed, plain: work?.plain === true })
  const wrong = (path: string) =>
    publish.error instanceof ApiError ? (publish.error.fieldMessage(path) ?? null) : null

  async function saveDraft() {
    const done = await autosave.saveNow()
    showToast(done ? '草稿已保存' : '草稿没有存好，请重试', done ? 'success' : 'error')
  }

  return (
    <>
      <PageAction>
        <Button kind="text" size="small" onClick={() => void saveDraft()}>
          存草稿
        </Button>
      </PageAction>
      {others.length > 0 && !hasContent && upload.state === 'none' ? (
        <DraftNote drafts={others} onRemoved={onStartOver} />
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
        <div className="min-w-0">
          <PostFields
            fields={fields}
            error={publish.error}
            titleLabel="视频标题"
            limits={videoLimits}
            onChange={change}
          />
          <div className="mt-5 flex flex-col gap-5">
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
          {publish.error === null ? null : (
            <p role="alert" className="mt-4 text-small text-danger">
              {publish.error instanceof ApiError ? publish.error.message : '没有发布成功'}
              ，内容还在，可以再试一次。
            </p>
          )}
          <p className="mt-4 min-h-5 text-small text-ink-3" role="status">
            {saveText(autosave.state)}
          </p>
          <div className="compose-buttons">
            <Button kind="line" onClick={() => void saveDraft()}>
              存草稿
            </Button>
            <Button
              kind="lit"
              block
              busy={publish.isPending || publish.isSuccess}
              busyLabel="正在发布"
              disabled={blocked !== ''}
              disabledReason={blocked === '' ? undefined : blocked}
              onDisabledClick={() => showToast(blocked, 'info', 3000)}
              onClick={() => publish.mutate()}
            >
              发布视频
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}

/** Until the author chooses, the third frame stands for the video. */
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
  state: 'none' | 'sending' | 'failed' | 'done',
  { isFailed, plain }: { isFailed: boolean; plain: boolean },
): string {
  if (state === 'none') return '先选一个视频'
  if (state === 'sending') return '视频还在上传，稍等一下'
  if (state === 'failed' || isFailed) return '视频没有传好，请重试或换一个'
  if (fields.poster === null) return plain ? '还要上传一张封面' : '正在截取封面画面，稍等一下'
  const length = [...fields.title.trim()].length
  if (length < 2 || length > textLimits.videoTitle) return `标题要有 2 到 ${textLimits.videoTitle} 字`
  if ([...fields.text].length > textLimits.videoText) return `文字最多 ${textLimits.videoText} 字`
  return ''
}
