import type { PublishForEdit } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { useStore } from '@guangquan/ui'
import { useState } from 'react'
import { choicesOf } from '../photo-choices.ts'
import { fingerprintOf } from '../mirrored-edits.ts'
import { unsavedEdit, useEditMirror, type EditedPost } from '../use-edit-mirror.ts'
import { useLeaveWarning } from '../../../shared/forms/use-leave-warning.ts'
import { bodyOf, emptyFields, longField, sharedOf, type DraftFields } from '../draft-fields.ts'
import type { Frame } from '../photo-uploads.ts'
import { useEditPost, type EditInput } from '../use-edit-post.ts'
import { usePhotos } from '../use-photos.ts'
import { EditVideo, editedVideoOf, videoChangeOf, type EditedVideo } from '../video/edit-video.tsx'
import { videoLimits } from '../video/video-fields.ts'
import { EditEnd } from './compose-end.tsx'
import { PhotoSettings } from './settings/photo-settings.tsx'
import { PhotoStage } from './photo-stage.tsx'
import { PostFields } from './post-fields.tsx'
import { PostSettings } from './settings/post-settings.tsx'
import { TagInput } from './tag-input.tsx'
import { Tray } from './tray.tsx'
import { VoteWords } from './votes/vote-words.tsx'

/**
 * Edits a post in the composer that made it: text and audience; for photographs also order, titles and choices, but none
 * can be added; for a video also poster and subtitles.
 */
export function EditForm(edited: EditedPost) {
  const { post, start } = edited
  const [fields, setFields] = useState<DraftFields>(() => ({ ...emptyFields, ...wordsOf(start) }))
  const { uploads, current, setCurrent, edit } = usePhotos(start)
  const frames = useStore(uploads.frames)
  const [video, setVideo] = useState(() => editedVideoOf(start))
  const content = contentOf(post, { fields, frames, video })
  const input = changeOf(post, { fields, frames, video })
  const isChanged = fingerprintOf(content) !== fingerprintOf(post)
  const tooLong = longField(fields.place, frames)
  const save = useEditPost(input)
  const change = (part: Partial<DraftFields>) => setFields((now) => ({ ...now, ...part }))
  const wrong = (path: string) =>
    save.error instanceof ApiError ? (save.error.fieldMessage(path) ?? null) : null
  useEditMirror(edited, { content: isChanged ? content : null, isSaved: save.isSuccess })
  useLeaveWarning(isChanged && !save.isSuccess, unsavedEdit)
  const isVote = post.publishType === 4
  const tags = (
    <TagInput tags={fields.tags} error={wrong('tags') ?? ''} onChange={(list) => change({ tags: list })} />
  )
  return (
    <>
      {post.reviewReason === '' ? null : (
        <p className="mb-5 text-small text-danger">没有通过审核，原因：{post.reviewReason}</p>
      )}
      <div className="compose-columns">
        {current === undefined ? null : (
          <div className="compose-stage">
            <Tray uploads={uploads} frames={frames} current={current.key} onCurrent={setCurrent} />
            <PhotoStage frame={current} place={frames.indexOf(current)} />
          </div>
        )}
        {video === null ? null : <EditVideo video={video} error={wrong('subtitles')} onChange={setVideo} />}
        {isVote ? (
          <div className="flex min-w-0 flex-col gap-5">
            <VoteWords fields={fields} wrong={wrong} onChange={change} />
            <p className="text-small text-ink-3">选项和规则发布后不再改动。</p>
          </div>
        ) : null}
        <div className="compose-form">
          {isVote ? (
            tags
          ) : (
            <PostFields
              fields={fields}
              error={save.error}
              onChange={change}
              {...(post.publishType === 3 ? { titleLabel: '视频标题', limits: videoLimits } : {})}
            />
          )}
          {current === undefined ? null : (
            <PhotoSettings frame={current} frames={frames} uploads={uploads} onChange={edit} />
          )}
          <PostSettings
            title={post.publishType === 1 ? '整组' : '更多'}
            fields={fields}
            error={save.error}
            isPublic={isVote}
            {...(post.publishType === 1
              ? { aiFound: frames.some((frame) => (frame.uploaded?.aiFound ?? 1) > 1) }
              : {})}
            onChange={change}
          />
        </div>
      </div>
      <EditEnd saving={save} blocked={isChanged ? tooLong : '还没有改动'} />
    </>
  )
}

interface Changes {
  fields: DraftFields
  frames: Frame[]
  video: EditedVideo | null
}

function changeOf(post: PublishForEdit, { fields, frames, video }: Changes): EditInput {
  const shared = { ...sharedOf(fields), id: post.id }
  if (post.publishType === 3) return { ...shared, publishType: 3, ...videoChangeOf(post, video) }
  if (post.publishType === 4) return { ...shared, publishType: 4 }
  if (post.publishType === 5) return { ...shared, publishType: 5 }
  const { pictures } = bodyOf(fields, frames)
  // A suspected AI mark stays suspected until the author declares something else.
  const declared = fields.aiMark === post.aiMark ? {} : { aiMark: fields.aiMark }
  return { ...shared, ...declared, publishType: 1, pictures }
}

/** The post as it would be. */
function contentOf(post: PublishForEdit, { fields, frames, video }: Changes): PublishForEdit {
  const { cover } = post
  const poster = video?.poster ?? null
  return {
    ...post,
    ...wordsOf({ ...post, ...fields }),
    pictures: frames.flatMap(({ uploaded, title, alt, exifHidden, ...frame }) =>
      uploaded === null ? [] : [{ ...uploaded, title, alt, exifHidden, ...choicesOf(frame) }],
    ),
    cover:
      cover === null || poster === null ? cover : { ...cover, fileId: poster.fileId, fileUrl: poster.url },
    video: post.video === null || video === null ? post.video : { ...post.video, subtitles: video.subtitles },
  }
}

function wordsOf({ title, text, tags, topicIds, place, exposeUser, aiMark }: PublishForEdit) {
  return { title, text, tags, topicIds, place, exposeUser, aiMark }
}
