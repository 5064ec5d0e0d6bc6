import type { DraftItem } from '@guangquan/contract'
import { ownPaths } from '../../../platform/own-paths.ts'
import { UnfinishedDrafts } from '../../../shared/drafts/unfinished-drafts.tsx'

/** Unfinished article drafts. */
export function ArticleDrafts({
  drafts,
  onRemoved,
}: {
  drafts: readonly DraftItem[]
  onRemoved: () => void
}) {
  const rows = drafts.map(({ id, title, savedTime }) => ({
    id,
    name: title === '' ? '没有标题的文章' : title,
    savedTime,
    href: ownPaths.releaseArticle(id),
  }))
  return <UnfinishedDrafts drafts={rows} onRemoved={onRemoved} />
}
