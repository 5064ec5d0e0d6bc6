import type { Draft } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import {
  Button,
  confirm,
  EmptyState,
  ErrorState,
  IrisLoader,
  LinkButton,
  showToast,
  TimeText,
} from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, client, queries } from '../../../app/api.ts'
import { serverNow } from '../../../app/boot.ts'
import { contentOf, draftPath, nameOf } from '../../compose/index.ts'

/** Everything that was begun and not published, of every kind; at most 20. */
export function DraftList() {
  const drafts = useQuery({ ...queries.one(api.NewPublish.GetDraftList, {}), staleTime: 0 })
  if (drafts.isPending) return <IrisLoader className="py-10" />
  if (drafts.isError) return <ErrorState busy={drafts.isFetching} onRetry={() => void drafts.refetch()} />
  if (drafts.data.length === 0) return <EmptyState title="没有草稿" help="写到一半的作品会存在这里" />

  async function remove(draft: Draft) {
    const agreed = await confirm({
      title: '删除这篇草稿？',
      text: '它将被永久删除，无法恢复。',
      danger: true,
    })
    if (!agreed) {
      showToast('已取消删除', 'info')
      return
    }
    try {
      await client.call(api.NewPublish.DeleteDraft, { id: draft.id, requestId: crypto.randomUUID() })
      showToast('已删除')
      await drafts.refetch()
    } catch (error) {
      showToast(error instanceof ApiError ? error.message : '没有删掉，请重试', 'error')
    }
  }

  return (
    <ul className="own-posts">
      {drafts.data.map((draft) => (
        <li key={draft.id} className="own-post">
          <div className="min-w-0 flex-1">
            <p className="own-post-title">{nameOf(draft)}</p>
            <p className="text-small text-ink-3">
              {contentOf(draft)}　<TimeText at={draft.savedTime} now={serverNow()} />
            </p>
          </div>
          <LinkButton kind="line" size="small" href={draftPath(draft)}>
            继续写
          </LinkButton>
          <Button kind="text" size="small" onClick={() => void remove(draft)}>
            删除
          </Button>
        </li>
      ))}
    </ul>
  )
}
