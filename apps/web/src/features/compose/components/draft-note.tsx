import type { Draft } from '@guangquan/contract'
import { LeftDrafts } from '../../../shared/drafts/left-drafts.tsx'
import { contentOf, draftPath, nameOf } from '../draft-words.ts'

/** Unpublished drafts of one kind. */
export function DraftNote({ drafts, onRemoved }: { drafts: Draft[]; onRemoved: () => void }) {
  const rows = drafts.map((draft) => ({
    id: draft.id,
    name: nameOf(draft),
    content: contentOf(draft),
    savedTime: draft.savedTime,
    href: draftPath(draft),
  }))
  return <LeftDrafts drafts={rows} onRemoved={onRemoved} />
}
