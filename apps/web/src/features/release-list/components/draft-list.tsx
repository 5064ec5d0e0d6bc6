import { Button, EmptyState, IrisLoader, LinkButton, TimeText } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { removeDraft } from '../../../shared/drafts/remove-draft.ts'
import { contentOf, draftPath, nameOf } from '../../compose/index.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

/** The unpublished drafts of all kinds; at most 20. */
export function DraftList() {
  const drafts = useQuery({ ...queries.one(api.NewPublish.GetDraftList, {}), staleTime: 0 })
  if (drafts.isPending) return <IrisLoader className="py-10" />
  if (drafts.isError) return <LoadError of={drafts} />
  if (drafts.data.length === 0) return <EmptyState title="没有草稿" help="写到一半的作品会存在这里" />

  async function remove(id: string) {
    if (await removeDraft(id)) await drafts.refetch()
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
          <Button kind="text" size="small" onClick={() => void remove(draft.id)}>
            删除
          </Button>
        </li>
      ))}
    </ul>
  )
}
