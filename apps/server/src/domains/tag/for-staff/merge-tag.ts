import type { MethodParsed, StaffTag } from '@guangquan/contract'
import { auditAct, type ActFacts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { releaseFiles } from '../../media/index.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { lockTags, redirectTag, requireTag, type TagRow } from '../tag.store.ts'
import { rejoinTag, tagQueue } from './rejoin-tag.ts'

/**
 * Merges a tag into another, which gets its posts and followers by a job. If two tags are concurrently merged into each
 * other, one stays.
 * @throws ContentNotFound, also if one of them is banned or merged; ChangedMeanwhile
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
    await auditAct(ctx, tx, await mergeLocked(tx, before, into))
  })
}

/**
 * Makes a locked tag refer to another locked one.
 * @returns the facts to record
 */
export async function mergeLocked(
  tx: Tx,
  { name, use_count, cover_file_id }: TagRow,
  into: string,
): Promise<ActFacts> {
  // The merged tag no longer has a page; the other one keeps its own picture.
  if (cover_file_id !== null) await releaseFiles(tx, [cover_file_id])
  await tx.updateTable('tag').set({ cover: '', cover_file_id: null }).where('name', '=', name).execute()
  await redirectTag(tx, { name, into })
  await enqueue(tx, rejoinTag, { name }, tagQueue)
  return {
    act: 'tag.merged',
    targetKind: 'tag',
    targetId: name,
    before: { posts: use_count, into: null },
    after: { into },
  }
}
