import { topicCover, type MethodParsed, type StaffTag } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { claimSitePicture } from '../../site-picture/index.ts'
import { releaseFiles } from '../../media/index.ts'
import { lockTags, requireTag } from '../tag.store.ts'

/** Gives a tag a picture, or takes it away; a replaced one is removed. @throws ContentNotFound, ChangedMeanwhile, UploadNotFound */
export async function saveTagCover(
  ctx: StaffCtx,
  { name, version, coverFileId }: MethodParsed<typeof StaffTag.SaveCover>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await requireTag(tx, await lockTags(tx, [name]), { name, version })
    const cover =
      coverFileId === null
        ? ''
        : (await claimSitePicture(ctx.app, tx, { fileId: coverFileId, useType: topicCover.useType })).path
    await tx
      .updateTable('tag')
      .set({ cover, cover_file_id: coverFileId, version: version + 1 })
      .where('name', '=', name)
      .execute()
    const replaced = before.cover_file_id
    if (replaced !== null && replaced !== coverFileId) await releaseFiles(tx, [replaced])
    await auditAct(ctx, tx, {
      act: 'tag.coverSaved',
      targetKind: 'tag',
      targetId: name,
      before: { cover: before.cover },
      after: { cover },
    })
  })
}
