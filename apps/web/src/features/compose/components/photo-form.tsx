import type { Draft } from '@guangquan/contract'
import { textLimits, tiledFromLevel } from '@guangquan/contract/limits'
import { gridPictures } from '@guangquan/rules/photo-sub-type'
import { lastLevel } from '@guangquan/rules/level'
import { largestPhotoMB } from '@guangquan/rules/originals'
import { writtenLength } from '@guangquan/contract/text-length'
import { Photo, postFrame, Rebate, showToast, useStore } from '@guangquan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect, useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { exposureOf } from '../../../shared/exposure.ts'
import { passesGate } from '../../../shared/passes-gate.ts'
import { bodyOf, emptyFields, fieldsOf, hasContent, longField, type DraftFields } from '../draft-fields.ts'
import { withEdits } from '../photo-choices.ts'
import { makePhotoUploads, type Frame, type PhotoUploads } from '../photo-uploads.ts'
import { useComposing } from '../use-composing.ts'
import { PublishEnd } from './compose-end.tsx'
import { DraftNote } from './draft-note.tsx'
import { FrameFields } from './frame-fields.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { GearCard } from './gear-card.tsx'
import { GridChoice } from './grid-choice.tsx'
import { LocalPicture } from './local-picture.tsx'
import { PostFields } from './post-fields.tsx'
import { Tray } from './tray.tsx'
import type { DraftFormProps } from './with-draft.tsx'

/** Uploads, preview and form of a photo post. Text and uploads survive every failure. */
export function PhotoForm({ draft, others, onDraftRemoved }: DraftFormProps) {
  const uploads = usePhotoUploads(draft)
  const frames = useStore(uploads.frames)
  const [fields, setFields] = useState<DraftFields>(() => (draft === null ? emptyFields : fieldsOf(draft)))
  const [currentKey, setCurrentKey] = useState<string | null>(null)
  const own = useQuery(queries.one(api.UserInfo.Get, {}))
  const queryClient = useQueryClient()
  // If the level cannot be read, only the server checks the size.
  const findMaxMB = async () => {
    const known = queryClient.ensureQueryData(queries.one(api.UserInfo.Get, {}))
    return largestPhotoMB(await known.then(({ level }) => level).catch(() => lastLevel))
  }
  const uploading = frames.some((frame) => frame.state === 'waiting' || frame.state === 'sending')
  const body = { publishType: 1, ...bodyOf(fields, frames) } as const
  const composing = useComposing({
    draft,
    stored: body,
    post: body,
    hasContent: hasContent(fields, frames),
    underway: uploading ? '照片还在上传，确定离开？' : null,
  })
  const current = frames.find((frame) => frame.key === currentKey) ?? frames[0]
  const ready = frames.filter((frame) => frame.state === 'done').length
  const failed = frames.some((frame) => frame.state === 'failed')
  const blocked = blockReason(frames, uploading, failed, fields)
  // The photograph being described stays current when new uploads are sorted in.
  const edit = (change: Parameters<PhotoUploads['edit']>[1]) => {
    if (current === undefined) return
    setCurrentKey(current.key)
    uploads.edit(current.key, change)
  }
  return (
    <>
      {others.length > 0 && !hasContent(fields, frames) ? (
        <DraftNote drafts={others} onRemoved={onDraftRemoved} />
      ) : null}
      <div className="compose-columns">
        <div className="min-w-0">
          <Tray
            uploads={uploads}
            findMaxMB={findMaxMB}
            frames={frames}
            current={current?.key ?? null}
            onCurrent={setCurrentKey}
          />
          {frames.length === gridPictures ? (
            <GridChoice
              frames={frames}
              chosen={fields.isGrid}
              onChange={(isGrid) => setFields({ ...fields, isGrid })}
            />
          ) : null}
          {current === undefined ? (
            <EmptyPreview maxMB={largestPhotoMB(own.data?.level ?? 1)} />
          ) : (
            <Preview frame={current} place={frames.indexOf(current)} />
          )}
          {current?.uploaded === undefined || current.uploaded === null ? null : (
            <Fragment key={current.key}>
              <GearCard
                exif={current.uploaded.exif}
                edits={current.exifEdits}
                hidden={current.exifHidden}
                onHiddenChange={(exifHidden) => edit({ exifHidden })}
                onEdit={(exifEdits) => edit({ exifEdits })}
              />
              <ChoiceCard
                choices={current}
                hasTime={current.uploaded.exif.shotDate !== null}
                mayTile={passesGate(own.data?.level, tiledFromLevel)}
                several={frames.length > 1}
                onChange={edit}
                onAll={() => {
                  uploads.spread(current.key)
                  showToast('已用到全部照片')
                }}
              />
            </Fragment>
          )}
        </div>
        <div className="min-w-0">
          {current === undefined ? null : (
            <FrameFields key={current.key} frame={current} place={frames.indexOf(current)} onChange={edit} />
          )}
          <PostFields
            fields={fields}
            error={composing.publish.error}
            aiFound={frames.some((frame) => (frame.uploaded?.aiFound ?? 1) > 1)}
            onChange={(change) => setFields({ ...fields, ...change })}
          />
          <PublishEnd
            composing={composing}
            label={ready === 0 ? '发布照片' : `发布 ${ready} 张照片`}
            blocked={blocked}
          />
        </div>
      </div>
    </>
  )
}

function usePhotoUploads(draft: Draft | null): PhotoUploads {
  const [uploads] = useState(() => {
    const made = makePhotoUploads()
    if (draft !== null) made.restore(draft)
    return made
  })
  useEffect(() => () => uploads.dispose(), [uploads])
  return uploads
}

function blockReason(frames: Frame[], uploading: boolean, failed: boolean, fields: DraftFields): string {
  if (frames.length === 0) return '先选至少一张照片'
  if (uploading) return '照片还在上传，稍等一下'
  if (failed) return '有照片没传好，重试或移除它'
  if (writtenLength(fields.text) > textLimits.postText) return `文字最多 ${textLimits.postText} 字`
  return longField(fields.place, frames)
}

function EmptyPreview({ maxMB }: { maxMB: number }) {
  return (
    <p className="compose-empty">
      把照片拖到上面的接触印相里，或点加号选择。
      <br />
      JPEG、PNG、WebP、AVIF、HEIC，每张最大 {maxMB} MB，短边至少 600 像素。
    </p>
  )
}

function Preview({ frame, place }: { frame: Frame; place: number }) {
  const { uploaded } = frame
  return (
    <figure className="compose-preview">
      {uploaded === null ? (
        <LocalPicture src={frame.preview}>
          <p className="compose-empty">图片无法显示</p>
        </LocalPicture>
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
