import type { Draft } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import { loadUploadedFiles } from '../media/index.ts'
import { listDrafts } from './draft.store.ts'

/** The caller's drafts as the editor opens them. A photograph whose file is gone is left out. */
export async function loadDrafts(ctx: MemberCtx): Promise<Draft[]> {
  const drafts = await listDrafts(ctx.db, ctx.viewer.id)
  const files = await loadUploadedFiles(
    ctx,
    drafts.flatMap((draft) => draft.content.pictures.map((picture) => picture.fileId)),
  )
  return drafts.map(({ id, publishType, savedAt, content }) => ({
    ...content,
    id,
    publishType,
    savedTime: timeTextOf(savedAt),
    pictures: content.pictures.flatMap(({ fileId, title, alt, exifHidden }) => {
      const file = files.get(fileId)
      return file === undefined ? [] : [{ ...file, title, alt, exifHidden }]
    }),
  }))
}
