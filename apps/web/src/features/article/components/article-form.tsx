import type { Draft } from '@guangquan/contract'
import { Button, showToast } from '@guangquan/ui'
import { useKeepPage } from '../../../shared/keep-page.ts'
import { PageAction } from '../../../shared/page-bar.tsx'
import { useLeaveWarning } from '../../../shared/use-leave-warning.ts'
import { saveText, useAutosave, usePublish } from '../../compose/index.ts'
import { useWriting, wholeOf } from '../editor/use-writing.ts'
import { ArticleDesk } from './article-desk.tsx'
import { ArticleDrafts } from './article-drafts.tsx'

interface ArticleFormProps {
  draft: Draft | null
  /** Other articles that were left unfinished. */
  others: readonly Draft[]
  onDraftRemoved: () => void
  linkHosts: readonly string[]
}

/** Everything of an article being written. What was written or uploaded survives every failure. */
export function ArticleForm({ draft, others, onDraftRemoved, linkHosts }: ArticleFormProps) {
  const writing = useWriting(draft)
  const { hasContent, missing } = writing
  const autosave = useAutosave(writing.body, hasContent, draft?.id ?? null)
  const publish = usePublish(wholeOf(writing), autosave.draftId)
  useKeepPage(hasContent && !publish.isSuccess)
  useLeaveWarning(autosave.isDirty && !publish.isSuccess, { question: '草稿还没存好，确定离开？' })

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
      <ArticleDesk
        writing={writing}
        linkHosts={linkHosts}
        error={publish.error}
        before={hasContent ? null : <ArticleDrafts drafts={others} onRemoved={onDraftRemoved} />}
        note={saveText(autosave.state)}
      >
        <Button kind="line" onClick={() => void saveDraft()}>
          存草稿
        </Button>
        <Button
          kind="lit"
          block
          busy={publish.isPending || publish.isSuccess}
          busyLabel="正在发布"
          disabled={missing !== ''}
          disabledReason={missing === '' ? undefined : missing}
          onDisabledClick={() => showToast(missing, 'info', 3000)}
          onClick={() => publish.mutate()}
        >
          发布文章
        </Button>
      </ArticleDesk>
    </>
  )
}
