import { ApiError } from '@guangquan/client'
import { maxPhotoMB } from '@guangquan/contract/media/media.limits'
import { useStore } from '@guangquan/ui'
import { useState } from 'react'
import { serverNow } from '../../../../platform/boot.ts'
import { emptyFields, fieldsOf } from '../../draft-fields.ts'
import { makeUploads } from '../../uploads.ts'
import { uploadsUnderway, useComposing } from '../../use-composing.ts'
import { useDisposal } from '../../use-disposal.ts'
import { usePhotoMirror } from '../../use-photo-mirror.ts'
import {
  emptyVote,
  hasVoteContent,
  pendingOf,
  voteBlock,
  voteDraftBody,
  voteFieldsOf,
  votePublishBody,
  withPending,
  withPicture,
} from '../../vote-fields.ts'
import { PublishEnd } from '../compose-end.tsx'
import { DraftNote } from '../draft-note.tsx'
import type { DraftFormProps } from '../with-draft.tsx'
import { PostSettings } from '../settings/post-settings.tsx'
import { TagInput } from '../tag-input.tsx'
import { UnstoredNote } from '../unstored-note.tsx'
import { VoteOptionList } from './vote-option-list.tsx'
import { VoteRules } from './vote-rules.tsx'
import { VoteWords } from './vote-words.tsx'

/** Question, options and rules of a vote. The input survives every failure. */
export function VoteForm({ draft, pending, others, onDraftRemoved }: DraftFormProps) {
  const [fields, setFields] = useState(() => (draft === null ? emptyFields : fieldsOf(draft)))
  const [vote, setVote] = useState(() => {
    const stored = draft?.vote ?? null
    const begun = stored === null ? emptyVote(serverNow()) : voteFieldsOf(stored, serverNow())
    return pending === null ? begun : withPending(begun, pending)
  })
  const [uploads] = useState(() => {
    const made = makeUploads({
      useType: 1,
      maxMB: maxPhotoMB,
      onArrived: (key, picture) => setVote((now) => withPicture(now, key, picture)),
    })
    for (const [key, file] of pending?.files ?? []) made.send(key, file)
    return made
  })
  useDisposal(uploads.dispose)
  const all = useStore(uploads.all)
  // The photograph of an option that has been removed is not waited for.
  const states = vote.options.map(({ uploadKey }) => all.get(uploadKey ?? '')?.state)
  const busy = states.some((state) => state === 'waiting' || state === 'sending')
  const photos = usePhotoMirror({
    pending: pendingOf(vote, uploads),
    fileOf: uploads.pendingFile,
    stored: pending,
  })
  const isWritten = hasVoteContent(fields, vote)
  const composing = useComposing({
    draft,
    stored: voteDraftBody(fields, vote),
    post: votePublishBody(fields, vote),
    hasContent: isWritten,
    underway: busy ? uploadsUnderway : null,
    photos,
  })
  const { error } = composing.publish
  const wrong = (path: string) => (error instanceof ApiError ? (error.fieldMessage(path) ?? null) : null)
  const blocked = busy ? '照片还在上传，稍等一下' : voteBlock(fields, vote, serverNow())

  return (
    <>
      {others.length > 0 && !isWritten ? <DraftNote drafts={others} onRemoved={onDraftRemoved} /> : null}
      <div className="compose-columns">
        <div className="flex min-w-0 flex-col gap-5">
          <VoteWords
            fields={fields}
            wrong={wrong}
            onChange={(change) => setFields({ ...fields, ...change })}
          />
          <VoteOptionList vote={vote} onChange={setVote} uploads={uploads} />
          <UnstoredNote photos={photos} numbered />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <VoteRules vote={vote} onChange={setVote} error={wrong('vote.endTime')} />
          <TagInput
            tags={fields.tags}
            error={wrong('tags') ?? ''}
            onChange={(tags) => setFields({ ...fields, tags })}
          />
          <PostSettings
            title="更多"
            fields={fields}
            error={error}
            isPublic
            onChange={(change) => setFields({ ...fields, ...change })}
          />
        </div>
      </div>
      <PublishEnd composing={composing} label="发起投票" blocked={blocked} />
    </>
  )
}
