import type { DraftItem } from '@guangquan/contract'
import { UnfinishedDrafts } from '../../../shared/drafts/unfinished-drafts.tsx'
import { contentOf, draftPath, nameOf } from '../draft-words.ts'

/** Unpublished drafts of one kind. */
export function DraftNote({ drafts, onRemoved }: { drafts: DraftItem[]; onRemoved: () => void }) {
  const rows = drafts.map((draft) => ({
    id: draft.id,
    name: nameOf(draft),
    content: contentOf(draft),
    savedTime: draft.savedTime,
    href: draftPath(draft),
  }))
  return <UnfinishedDrafts drafts={rows} onRemoved={onRemoved} />
}
