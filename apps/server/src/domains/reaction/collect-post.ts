import type { MemberCtx, Viewer } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { enforce } from '../../verdict.ts'
import { lockCounters, moveMemberCounts } from '../standing/index.ts'
import { findReadablePost, movePostCounts, readPostCounts } from '../post/index.ts'
import { postTargetName } from '../post-access/index.ts'
import { changeFolder, lockFolder, lockCollect, moveFolderCounts, removeCollect } from './folder.store.ts'
import { canUseFolder } from './reaction.policy.ts'
import { setMark } from './reaction.store.ts'

/**
 * Collects a post, optionally into a folder, or removes it; the row and all counters change together.
 * @throws ContentNotFound for a post that the caller may not see and for another member's folder
 */
export async function collectPost(
  ctx: MemberCtx,
  { id, on, folderId }: { id: string; on: boolean; folderId?: string | null | undefined },
): Promise<{ collectCount: number; isCollect: boolean }> {
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    const post = await findReadablePost(tx, memberId, id)
    if (post === undefined) fail('ContentNotFound')
    const mark = { publishId: post.id, memberId }
    // Locked before the collection and the folders, so that a member's collections change one at a time.
    await lockCounters(tx, [memberId])
    await refuseForeignFolder(tx, ctx.viewer, folderId)
    const delta = on ? await collect(tx, mark, folderId, ctx.now) : await giveUp(tx, mark)
    if (delta === 0) return { collectCount: (await readPostCounts(tx, post.id)).collectCount, isCollect: on }
    const marked = { target: postTargetName, targetId: post.id, memberId } as const
    await emit(tx, 'target.marked', { ...marked, mark: 'collect' })
    await moveMemberCounts(tx, memberId, { collects: delta })
    const { collectCount } = await movePostCounts(tx, post.id, { collects: delta })
    return { collectCount, isCollect: on }
  })
}

interface Mark {
  publishId: string
  memberId: string
}

async function collect(tx: Tx, mark: Mark, folderId: string | null | undefined, now: Date): Promise<0 | 1> {
  const delta = await setMark(tx, 'post_collect', mark, true, now)
  const from = folderId === undefined ? undefined : await lockCollect(tx, mark)
  // It may have been removed at the same time on another device.
  if (from !== undefined && folderId !== undefined) await changeFolder(tx, mark, { from, to: folderId })
  return delta === 1 ? 1 : 0
}

async function giveUp(tx: Tx, mark: Mark): Promise<0 | -1> {
  const place = await removeCollect(tx, mark)
  if (place === undefined) return 0
  await moveFolderCounts(tx, [{ id: place, delta: -1 }])
  return -1
}

async function refuseForeignFolder(tx: Tx, viewer: Viewer, id: string | null | undefined): Promise<void> {
  if (id == null) return
  const folder = await lockFolder(tx, id)
  if (folder === undefined) fail('ContentNotFound')
  enforce(canUseFolder(viewer, folder))
}
