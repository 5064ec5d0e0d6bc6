import type { Draft } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../../context.ts'
import { loadUploadedFiles } from '../../media/index.ts'
import { listDrafts } from './draft.store.ts'
import { queryKinds } from '../kinds/kinds.ts'
import { nullDraftParts } from '../kinds/null-parts.ts'

/** The caller's drafts as the editor opens them. A photograph whose file no longer exists is left out. */
export async function loadDrafts(ctx: MemberCtx): Promise<Draft[]> {
  const drafts = await listDrafts(ctx.db, ctx.viewer.id)
  const partOf = new Map(drafts.map(({ id, content }) => [id, content.part]))
  const [files, parts] = await Promise.all([
    loadUploadedFiles(
      ctx,
      drafts.flatMap((draft) => draft.content.pictures.map((picture) => picture.fileId)),
    ),
    queryKinds(drafts, (kind, ids) =>
      kind.loadDraftParts?.(ctx, new Map(ids.map((id) => [id, partOf.get(id)]))),
    ),
  ])
  return drafts.map(
    ({ id, publishType, savedAt, content: { part: _part, mentions: _mentions, ...content } }) => ({
      ...content,
      ...nullDraftParts,
      ...parts.get(id),
      id,
      publishType,
      savedTime: timeTextOf(savedAt),
      pictures: content.pictures.flatMap((picture) => {
        const file = files.get(picture.fileId)
        return file === undefined ? [] : [{ ...file, ...picture }]
      }),
    }),
  )
}
