import { postLimits } from '@guangquan/contract/post/post.limits'
import { gridPictures } from '@guangquan/rules/posts/photo-sub-type'
import { lastLevel } from '@guangquan/rules/growth/level'
import { largestPhotoMB } from '@guangquan/rules/posts/originals'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { showToast, useStore } from '@guangquan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { damageBlock } from '../damage-block.ts'
import { bodyOf, emptyFields, fieldsOf, hasContent, longField, type DraftFields } from '../draft-fields.ts'
import type { Frame } from '../photo-uploads.ts'
import { uploadsUnderway, useComposing } from '../use-composing.ts'
import { usePhotoMirror } from '../use-photo-mirror.ts'
import { usePhotos } from '../use-photos.ts'
import { PublishEnd } from './compose-end.tsx'
import { DamageNotice } from './damage-notice.tsx'
import { DraftNote } from './draft-note.tsx'
import { GridChoice } from './grid-choice.tsx'
import { PhotoSettings } from './settings/photo-settings.tsx'
import { PhotoStage } from './photo-stage.tsx'
import { PostFields } from './post-fields.tsx'
import { PostSettings } from './settings/post-settings.tsx'
import { Tray } from './tray.tsx'
import { UnstoredNote } from './unstored-note.tsx'
import type { DraftFormProps } from './with-draft.tsx'

/** Uploads, preview and form of a photo post. Text and uploads survive every failure. */
export function PhotoForm({ draft, pending, others, onDraftRemoved }: DraftFormProps) {
  const { uploads, current, setCurrent, edit } = usePhotos(draft, pending ?? undefined)
  const frames = useStore(uploads.frames)
  const photos = usePhotoMirror({ pending: uploads.pending(), fileOf: uploads.fileOf, stored: pending })
  const [fields, setFields] = useState<DraftFields>(() => (draft === null ? emptyFields : fieldsOf(draft)))
  const change = (part: Partial<DraftFields>) => setFields((now) => ({ ...now, ...part }))
  const title = useRef<HTMLInputElement>(null)
  const sizes = useSizes()
  const uploading = frames.some((frame) => frame.state === 'waiting' || frame.state === 'sending')
  const body = { publishType: 1, ...bodyOf(fields, frames) } as const
  const composing = useComposing({
    draft,
    stored: body,
    post: body,
    hasContent: hasContent(fields, frames),
    underway: uploading ? uploadsUnderway : null,
    photos,
  })
  const ready = frames.filter((frame) => frame.state === 'done').length
  async function replace(key: string, file: File) {
    const refusal = uploads.replace(key, file, await sizes.findMaxMB())
    if (refusal !== '') showToast(refusal, 'error')
  }
  return (
    <>
      {others.length > 0 && !hasContent(fields, frames) ? (
        <DraftNote drafts={others} onRemoved={onDraftRemoved} />
      ) : null}
      <div className="compose-columns">
        <div className="compose-stage">
          <Tray
            uploads={uploads}
            adding={{ ...sizes, onFirstByKeyboard: () => title.current?.focus() }}
            frames={frames}
            current={current?.key ?? null}
            onCurrent={setCurrent}
          />
          <UnstoredNote photos={photos} numbered />
          {current?.uploaded == null ? null : (
            <DamageNotice
              file={current.uploaded}
              onAccept={(uploaded) => uploads.acceptDamage(current.key, uploaded)}
              onReplace={(file) => void replace(current.key, file)}
            />
          )}
          {current === undefined ? null : <PhotoStage frame={current} place={frames.indexOf(current)} />}
        </div>
        <div className="compose-form">
          <PostFields fields={fields} error={composing.publish.error} titleRef={title} onChange={change} />
          {current === undefined ? null : (
            <PhotoSettings frame={current} frames={frames} uploads={uploads} onChange={edit} />
          )}
          <PostSettings
            title="整组"
            fields={fields}
            error={composing.publish.error}
            aiFound={frames.some((frame) => (frame.uploaded?.aiFound ?? 1) > 1)}
            isNewPhoto
            onChange={change}
          >
            {frames.length === gridPictures ? (
              <GridChoice frames={frames} chosen={fields.isGrid} onChange={(isGrid) => change({ isGrid })} />
            ) : null}
          </PostSettings>
        </div>
      </div>
      <PublishEnd
        composing={composing}
        label={ready === 0 ? '发布照片' : `发布 ${ready} 张照片`}
        blocked={blockReason(frames, uploading, fields)}
        omitted={omittedText(frames)}
      />
    </>
  )
}

// If the level cannot be read, only the server checks the size.
function useSizes() {
  const queryClient = useQueryClient()
  const own = queries.one(api.UserInfo.Get, {})
  const level = useQuery(own).data?.unlockLevel ?? 1
  return {
    maxMB: largestPhotoMB(level),
    findMaxMB: async () => {
      const known = queryClient.ensureQueryData(own)
      return largestPhotoMB(await known.then((info) => info.unlockLevel).catch(() => lastLevel))
    },
  }
}

function blockReason(frames: Frame[], uploading: boolean, fields: DraftFields): string {
  if (frames.length === 0) return '先选至少一张照片'
  if (uploading) return '照片还在上传，稍等一下'
  if (frames.every((frame) => frame.state === 'failed')) return '照片没有传好，重试或换一张'
  if (frames.some((frame) => frame.uploaded?.damage === 1)) return damageBlock
  if (writtenLength(fields.text) > postLimits.text) return `文字最多 ${postLimits.text} 字`
  return longField(fields.place, frames)
}

/** Names the photographs that will not be published. */
function omittedText(frames: Frame[]): string {
  const failed = frames.filter((frame) => frame.state === 'failed').length
  return failed === 0 || failed === frames.length ? '' : `${failed} 张没有传好，发布时不带上`
}
