import type { Draft } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { textLimits, tiledFromLevel } from '@guangquan/contract/limits'
import { Button, Photo, postFrame, Rebate, showToast, useStore } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useState } from 'react'
import { api, queries } from '../../../app/api.ts'
import { useKeepPage } from '../../../shared/keep-page.ts'
import { PageAction } from '../../../shared/page-bar.tsx'
import { useLeaveWarning } from '../../../shared/use-leave-warning.ts'
import { exposureOf } from '../../../shared/exposure.ts'
import { bodyOf, emptyFields, fieldsOf, hasContent, type DraftFields } from '../draft-fields.ts'
import { withEdits } from '../photo-choices.ts'
import { makeRoll, type Frame, type Roll } from '../roll.ts'
import { saveText, useAutosave } from '../use-autosave.ts'
import { usePublish } from '../use-publish.ts'
import { DraftNote } from './draft-note.tsx'
import { FrameFields } from './frame-fields.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { ComposePage } from './compose-page.tsx'
import { GearCard } from './gear-card.tsx'
import { PostFields } from './post-fields.tsx'
import { Tray } from './tray.tsx'

interface PhotoFormProps {
  draft: Draft | null
  /** Other drafts, to go on with. */
  others: Draft[]
  onStartOver: () => void
}

/** Tray, preview and form of a photo post. What was written or uploaded survives every failure. */
export function PhotoForm({ draft, others, onStartOver }: PhotoFormProps) {
  const roll = useRoll(draft)
  const frames = useStore(roll.frames)
  const [fields, setFields] = useState<DraftFields>(() => (draft === null ? emptyFields : fieldsOf(draft)))
  const [currentKey, setCurrentKey] = useState<string | null>(null)
  const own = useQuery(queries.one(api.UserInfo.Get, {}))
  const body = { publishType: 1, ...bodyOf(fields, frames) } as const
  const autosave = useAutosave(body, hasContent(fields, frames), draft?.id ?? null)
  const publish = usePublish({ ...body, publishSubType: frames.length > 1 ? 2 : 1 }, autosave.draftId)
  const current = frames.find((frame) => frame.key === currentKey) ?? frames[0]
  const unsaved = autosave.isDirty && !publish.isSuccess
  useKeepPage(hasContent(fields, frames) && !publish.isSuccess)
  useLeaveWarning(unsaved, { question: '草稿还没存好，确定离开？' })

  const ready = frames.filter((frame) => frame.state === 'done').length
  const travelling = frames.some((frame) => frame.state === 'waiting' || frame.state === 'sending')
  const failed = frames.some((frame) => frame.state === 'failed')
  const blocked = blockReason(frames, travelling, failed, fields)

  async function saveDraft() {
    const done = await autosave.saveNow()
    showToast(done ? '草稿已保存' : '草稿没有存好，请重试', done ? 'success' : 'error')
  }

  const publishButton = (
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
      {ready === 0 ? '发布照片' : `发布 ${ready} 张照片`}
    </Button>
  )
  return (
    <ComposePage title="发布照片" kind="photo">
      <PageAction>
        <Button kind="text" size="small" onClick={() => void saveDraft()}>
          存草稿
        </Button>
      </PageAction>
      {others.length > 0 && !hasContent(fields, frames) ? (
        <DraftNote drafts={others} onRemoved={onStartOver} />
      ) : null}
      <div className="compose-columns">
        <div className="min-w-0">
          <Tray roll={roll} frames={frames} current={current?.key ?? null} onCurrent={setCurrentKey} />
          {current === undefined ? (
            <EmptyPreview />
          ) : (
            <Preview frame={current} place={frames.indexOf(current)} />
          )}
          {current?.uploaded === undefined || current.uploaded === null ? null : (
            <Fragment key={current.key}>
              <GearCard
                exif={current.uploaded.exif}
                edits={current.exifEdits}
                hidden={current.exifHidden}
                onHiddenChange={(exifHidden) => roll.edit(current.key, { exifHidden })}
                onEdit={(exifEdits) => roll.edit(current.key, { exifEdits })}
              />
              <ChoiceCard
                choices={current}
                hasTime={current.uploaded.exif.shotDate !== null}
                mayTile={(own.data?.level ?? 1) >= tiledFromLevel}
                several={frames.length > 1}
                onChange={(change) => roll.edit(current.key, change)}
                onAll={() => {
                  roll.spread(current.key)
                  showToast('已用到全部照片')
                }}
              />
            </Fragment>
          )}
        </div>
        <div className="min-w-0">
          {current === undefined ? null : (
            <FrameFields
              key={current.key}
              frame={current}
              place={frames.indexOf(current)}
              onChange={(change) => roll.edit(current.key, change)}
            />
          )}
          <PostFields
            fields={fields}
            error={publish.error}
            aiFound={frames.some((frame) => (frame.uploaded?.aiFound ?? 1) > 1)}
            onChange={(change) => setFields({ ...fields, ...change })}
          />
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
            {publishButton}
          </div>
        </div>
      </div>
    </ComposePage>
  )
}

function useRoll(draft: Draft | null): Roll {
  const [roll] = useState(() => {
    const made = makeRoll()
    if (draft !== null) made.restore(draft)
    return made
  })
  useEffect(() => () => roll.dispose(), [roll])
  return roll
}

function blockReason(frames: Frame[], travelling: boolean, failed: boolean, fields: DraftFields): string {
  if (frames.length === 0) return '先选至少一张照片'
  if (travelling) return '照片还在上传，稍等一下'
  if (failed) return '有照片没传好，点它重试或移除'
  if ([...fields.text].length > textLimits.postText) return `文字最多 ${textLimits.postText} 字`
  return ''
}

function EmptyPreview() {
  return (
    <p className="compose-empty">
      把照片拖到上面的接触印相里，或点加号选择。
      <br />
      JPEG、PNG、WebP、AVIF，每张最大 50 MB，短边至少 600 像素。
    </p>
  )
}

function Preview({ frame, place }: { frame: Frame; place: number }) {
  const { uploaded } = frame
  return (
    <figure className="compose-preview">
      {uploaded === null ? (
        <img src={frame.preview} alt="" />
      ) : (
        <Photo
          photo={{ ...uploaded, url480: uploaded.fileUrl, url1080: uploaded.fileUrl }}
          alt={frame.alt}
          sizes="(min-width: 1280px) 900px, 100vw"
          eager
        />
      )}
      <Rebate
        frame={postFrame(place + 1)}
        postId={frame.key}
        exposure={uploaded === null ? {} : exposureOf(withEdits(uploaded.exif, frame.exifEdits))}
      />
    </figure>
  )
}
