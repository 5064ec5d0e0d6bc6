import type { PublishForEdit } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { useState } from 'react'
import { useLeaveWarning } from '../../../shared/use-leave-warning.ts'
import { emptyFields, longField, sharedOf, type DraftFields } from '../draft-fields.ts'
import { choicesOf } from '../photo-choices.ts'
import { useEditPost, type EditInput } from '../use-edit-post.ts'
import { AiField } from './ai-field.tsx'
import { EditEnd } from './compose-end.tsx'
import { EditFrames, type EditedPicture } from './edit-frames.tsx'
import { PostFields } from './post-fields.tsx'
import { PlaceField } from './place-field.tsx'
import { TagInput } from './tag-input.tsx'
import { TopicField } from './topic-field.tsx'
import { VoteWords } from './vote-words.tsx'
import { EditVideo, editedVideoOf, videoChangeOf, type EditedVideo } from '../video/edit-video.tsx'
import { videoLimits } from '../video/video-fields.ts'

/**
 * Edits a post: text and audience; for photographs also order, titles and choices; for a video also poster and
 * subtitles.
 */
export function EditForm({ post }: { post: PublishForEdit }) {
  const [fields, setFields] = useState<DraftFields>(() => ({ ...emptyFields, ...wordsOf(post) }))
  const [pictures, setPictures] = useState<EditedPicture[]>(post.pictures)
  const [video, setVideo] = useState(() => editedVideoOf(post))
  const [before] = useState(() => JSON.stringify([fields, pictures, video]))
  const isChanged = JSON.stringify([fields, pictures, video]) !== before
  const tooLong = longField(fields.place, pictures)
  const save = useEditPost(changeOf(post, { fields, pictures, video }))
  const change = (part: Partial<DraftFields>) => setFields({ ...fields, ...part })
  const wrong = (path: string) =>
    save.error instanceof ApiError ? (save.error.fieldMessage(path) ?? null) : null
  useLeaveWarning(isChanged && !save.isSuccess, { question: '修改还没保存，确定离开？' })
  return (
    <>
      {post.reviewReason === '' ? null : (
        <p className="mb-5 text-small text-danger">没有通过审核，原因：{post.reviewReason}</p>
      )}
      <div className="compose-columns">
        {post.publishType === 1 ? (
          <div className="min-w-0">
            <EditFrames pictures={pictures} onChange={setPictures} />
            <div className="mt-5">
              <AiField
                found={pictures.some((picture) => picture.aiFound > 1)}
                value={fields.aiMark}
                onChange={(aiMark) => change({ aiMark })}
              />
            </div>
          </div>
        ) : null}
        {video === null ? null : <EditVideo video={video} error={wrong('subtitles')} onChange={setVideo} />}
        <div className="min-w-0">
          {post.publishType === 4 ? (
            <div className="flex flex-col gap-5">
              <VoteWords fields={fields} wrong={wrong} onChange={change} />
              <TopicField
                chosen={fields.topicIds}
                error={wrong('topicIds')}
                onChange={(topicIds) => change({ topicIds })}
              />
              <TagInput
                tags={fields.tags}
                error={wrong('tags') ?? ''}
                onChange={(tags) => change({ tags })}
              />
              <PlaceField
                place={fields.place}
                error={wrong('place')}
                onChange={(place) => change({ place })}
              />
              <p className="text-small text-ink-3">选项和规则发布后不再改动。</p>
            </div>
          ) : (
            <PostFields
              fields={fields}
              error={save.error}
              onChange={change}
              {...(post.publishType === 3 ? { titleLabel: '视频标题', limits: videoLimits } : {})}
            />
          )}
          <EditEnd saving={save} blocked={isChanged ? tooLong : '还没有改动'} />
        </div>
      </div>
    </>
  )
}

interface Edited {
  fields: DraftFields
  pictures: EditedPicture[]
  video: EditedVideo | null
}

function changeOf(post: PublishForEdit, { fields, pictures, video }: Edited): EditInput {
  const shared = { ...sharedOf(fields), id: post.id }
  if (post.publishType === 3) return { ...shared, publishType: 3, ...videoChangeOf(post, video) }
  if (post.publishType === 4) return { ...shared, publishType: 4 }
  const stored = pictures.map((picture) => {
    const { fileId, title, alt, exifHidden } = picture
    return { fileId, title, alt, exifHidden, ...choicesOf(picture) }
  })
  // A suspected AI mark stays suspected until the author declares something else.
  const declared = fields.aiMark === post.aiMark ? {} : { aiMark: fields.aiMark }
  return { ...shared, ...declared, publishType: 1, pictures: stored }
}

function wordsOf({ title, text, tags, topicIds, place, exposeUser, aiMark }: PublishForEdit) {
  return { title, text, tags, topicIds, place, exposeUser, aiMark }
}
