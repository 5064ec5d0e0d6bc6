import type { PublishForEdit } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { Button } from '@guangquan/ui'
import { useState } from 'react'
import { useNavigate } from '../../../app/routing/hooks.ts'
import { useLeaveWarning } from '../../../shared/use-leave-warning.ts'
import { emptyFields, sharedOf, type DraftFields } from '../draft-fields.ts'
import { useEditPost, type EditInput } from '../use-edit-post.ts'
import { EditFrames, type EditedPicture } from './edit-frames.tsx'
import { PostFields } from './post-fields.tsx'
import { TagInput } from './tag-input.tsx'
import { VoteWords } from './vote-words.tsx'

/** The words of a post, who may see it, and for photographs their order and words. */
export function EditForm({ post }: { post: PublishForEdit }) {
  const navigate = useNavigate()
  const [fields, setFields] = useState<DraftFields>(() => ({ ...emptyFields, ...wordsOf(post) }))
  const [pictures, setPictures] = useState<EditedPicture[]>(post.pictures)
  const [before] = useState(() => JSON.stringify([fields, pictures]))
  const isChanged = JSON.stringify([fields, pictures]) !== before
  const save = useEditPost(changeOf(post, fields, pictures))
  const change = (part: Partial<DraftFields>) => setFields({ ...fields, ...part })
  const wrong = (path: string) =>
    save.error instanceof ApiError ? (save.error.fieldMessage(path) ?? null) : null
  useLeaveWarning(isChanged && !save.isSuccess, { question: '修改还没保存，确定离开？' })
  return (
    <div className="compose-columns">
      {post.publishType === 1 ? (
        <div className="min-w-0">
          <EditFrames pictures={pictures} onChange={setPictures} />
        </div>
      ) : null}
      <div className="min-w-0">
        {post.publishType === 4 ? (
          <div className="flex flex-col gap-5">
            <VoteWords fields={fields} wrong={wrong} onChange={change} />
            <TagInput tags={fields.tags} error={wrong('tags') ?? ''} onChange={(tags) => change({ tags })} />
            <p className="text-small text-ink-3">选项和规则发布后不再改动。</p>
          </div>
        ) : (
          <PostFields isOut fields={fields} error={save.error} onChange={change} />
        )}
        {save.error === null ? null : (
          <p role="alert" className="mt-4 text-small text-danger">
            {save.error instanceof ApiError ? save.error.message : '没有保存好，请重试'}
          </p>
        )}
        <p className="mt-4 text-small text-ink-3">发布 10 分钟后的修改会标明「已编辑」。</p>
        <div className="compose-buttons">
          <Button kind="line" onClick={() => navigate(-1)}>
            取消
          </Button>
          <Button
            kind="lit"
            block
            busy={save.isPending || save.isSuccess}
            busyLabel="正在保存"
            disabled={!isChanged}
            disabledReason="还没有改动"
            onClick={() => save.mutate()}
          >
            保存修改
          </Button>
        </div>
      </div>
    </div>
  )
}

function changeOf(post: PublishForEdit, fields: DraftFields, pictures: EditedPicture[]): EditInput {
  const shared = { ...sharedOf(fields), id: post.id }
  if (post.publishType === 4) return { ...shared, publishType: 4 }
  const kept = pictures.map(({ fileId, title, alt, exifHidden }) => ({ fileId, title, alt, exifHidden }))
  return { ...shared, publishType: 1, pictures: kept }
}

function wordsOf({ title, text, tags, topicIds, place, exposeUser }: PublishForEdit) {
  return { title, text, tags, topicIds, place, exposeUser }
}
