import type { Draft } from '@guangquan/contract'
import { paths } from '../../../app/paths.ts'
import { LeftDrafts } from '../../../shared/drafts/left-drafts.tsx'

/** Photographs that were left unpublished. */
export function DraftNote({ drafts, onRemoved }: { drafts: Draft[]; onRemoved: () => void }) {
  const rows = drafts.map((draft) => ({
    id: draft.id,
    name: nameOf(draft),
    content: `${draft.pictures.length} 张照片`,
    savedTime: draft.savedTime,
    href: paths.release(draft.id),
  }))
  return <LeftDrafts drafts={rows} onRemoved={onRemoved} />
}

function nameOf(draft: Draft): string {
  const name = draft.title === '' ? draft.text : draft.title
  return name === '' ? '没有写完的作品' : name.slice(0, 24)
}
