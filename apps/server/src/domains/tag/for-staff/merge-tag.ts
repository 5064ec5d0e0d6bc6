import type { MethodParsed, StaffTag } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { releaseFiles } from '../../media/index.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { lockTags, redirectTag, requireTag } from '../tag.store.ts'
import { rejoinTag, tagQueue } from './rejoin-tag.ts'

/**
 * Merges a tag into another, which gets its posts and followers by a job. Of two that are merged into each other at once,
 * one stays. @throws ContentNotFound, also where one of them is banned or merged; ChangedMeanwhile
 */
export async function mergeTag(
  ctx: StaffCtx,
  { name, version, into }: MethodParsed<typeof StaffTag.Merge>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockTags(tx, [name, into])
    const before = await requireTag(tx, locked, { name, version })
    const target = locked.get(into)
    if (name === into || target === undefined || target.merged_into !== null) fail('ContentNotFound')
    if (before.banned_at !== null || target.banned_at !== null) fail('ContentNotFound')
    // The merged tag has no page any more; the other keeps its own picture.
    if (before.cover_file_id !== null) await releaseFiles(tx, [before.cover_file_id])
    await tx.updateTable('tag').set({ cover: '', cover_file_id: null }).where('name', '=', name).execute()
    await redirectTag(tx, { name, into })
    await enqueue(tx, rejoinTag, { name }, tagQueue)
    await auditAct(ctx, tx, {
      act: 'tag.merged',
      targetKind: 'tag',
      targetId: name,
      before: { posts: before.use_count, into: null },
      after: { into },
    })
  })
}
