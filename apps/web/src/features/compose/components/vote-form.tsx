import { ApiError } from '@guangquan/client'
import { useStore } from '@guangquan/ui'
import { useState } from 'react'
import { serverNow } from '../../../platform/boot.ts'
import { emptyFields, fieldsOf } from '../draft-fields.ts'
import { makeOptionUploads } from '../option-uploads.ts'
import { useComposing } from '../use-composing.ts'
import {
  emptyVote,
  hasVoteContent,
  voteBlock,
  voteDraftBody,
  voteFieldsOf,
  votePublishBody,
} from '../vote-fields.ts'
import { PublishEnd } from './compose-end.tsx'
import { DraftNote } from './draft-note.tsx'
import type { DraftFormProps } from './with-draft.tsx'
import { PostSettings } from './post-settings.tsx'
import { TagInput } from './tag-input.tsx'
import { VoteOptionList } from './vote-option-list.tsx'
import { VoteRules } from './vote-rules.tsx'
import { VoteWords } from './vote-words.tsx'

/** Question, options and rules of a vote. The input survives every failure. */
export function VoteForm({ draft, others, onDraftRemoved }: DraftFormProps) {
  const [fields, setFields] = useState(() => (draft === null ? emptyFields : fieldsOf(draft)))
  const [vote, setVote] = useState(() => {
    const stored = draft?.vote ?? null
    return stored === null ? emptyVote(serverNow()) : voteFieldsOf(stored, serverNow())
  })
  const [uploads] = useState(() => makeOptionUploads())
  const sending = useStore(uploads.sending)
  // The photograph of an option that was removed meanwhile is not waited for.
  const busy = vote.options.some((option) => sending.has(option.key))
  const isWritten = hasVoteContent(fields, vote)
  const composing = useComposing({
    draft,
    stored: voteDraftBody(fields, vote),
    post: votePublishBody(fields, vote),
    hasContent: isWritten,
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
