import type { Draft } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { Button, showToast } from '@guangquan/ui'
import { useState } from 'react'
import { serverNow } from '../../../app/boot.ts'
import { useKeepPage } from '../../../shared/keep-page.ts'
import { PageAction } from '../../../shared/page-bar.tsx'
import { useLeaveWarning } from '../../../shared/use-leave-warning.ts'
import { emptyFields, fieldsOf } from '../draft-fields.ts'
import { saveText, useAutosave } from '../use-autosave.ts'
import { usePublish } from '../use-publish.ts'
import {
  emptyVote,
  hasVoteContent,
  voteBlock,
  voteDraftBody,
  voteFieldsOf,
  votePublishBody,
} from '../vote-fields.ts'
import { DraftNote } from './draft-note.tsx'
import { TagInput } from './tag-input.tsx'
import { VoteOptionList } from './vote-option-list.tsx'
import { VoteRules } from './vote-rules.tsx'
import { VoteWords } from './vote-words.tsx'

interface VoteFormProps {
  draft: Draft | null
  /** Other drafts of votes, to go on with. */
  others: Draft[]
  onStartOver: () => void
}

/** Question, options and rules of a vote. What was written survives every failure. */
export function VoteForm({ draft, others, onStartOver }: VoteFormProps) {
  const [fields, setFields] = useState(() => (draft === null ? emptyFields : fieldsOf(draft)))
  const [vote, setVote] = useState(() => {
    const kept = draft?.vote ?? null
    return kept === null ? emptyVote(serverNow()) : voteFieldsOf(kept, serverNow())
  })
  const [busy, setBusy] = useState(false)
  const isWritten = hasVoteContent(fields, vote)
  const autosave = useAutosave(voteDraftBody(fields, vote), isWritten, draft?.id ?? null)
  const publish = usePublish(votePublishBody(fields, vote), autosave.draftId)
  useKeepPage(isWritten && !publish.isSuccess)
  useLeaveWarning(autosave.isDirty && !publish.isSuccess, { question: '草稿还没存好，确定离开？' })
  const wrong = (path: string) =>
    publish.error instanceof ApiError ? (publish.error.fieldMessage(path) ?? null) : null
  const blocked = busy ? '照片还在上传，稍等一下' : voteBlock(fields, vote)

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
      {others.length > 0 && !isWritten ? <DraftNote drafts={others} onRemoved={onStartOver} /> : null}
      <div className="compose-columns">
        <div className="flex min-w-0 flex-col gap-5">
          <VoteWords
            fields={fields}
            wrong={wrong}
            onChange={(change) => setFields({ ...fields, ...change })}
          />
          <VoteOptionList vote={vote} onChange={setVote} onBusy={setBusy} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <VoteRules vote={vote} onChange={setVote} error={wrong('vote.endTime')} />
          <TagInput
            tags={fields.tags}
            error={wrong('tags') ?? ''}
            onChange={(tags) => setFields({ ...fields, tags })}
          />
          {publish.error === null ? null : (
            <p role="alert" className="text-small text-danger">
              {publish.error instanceof ApiError ? publish.error.message : '没有发布成功'}
              ，内容还在，可以再试一次。
            </p>
          )}
          <p className="min-h-5 text-small text-ink-3" role="status">
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
              发起投票
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}
