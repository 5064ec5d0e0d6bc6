import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockMembers, moveFollowCounts } from '../standing/index.ts'
import { removeFollow } from './follow.store.ts'

/** Maximum number of blocked members. */
const blockLimit = 1000

/**
 * Blocks a member: neither sees the other any more. Follows in both directions end, with their counters, in the same
 * transaction, which locks both members' rows as following does.
 * @throws ContentNotFound, NotAllowedOnSelf, BlockLimit
 */
export async function blockMember(ctx: MemberCtx, { userId }: { userId: string }): Promise<void> {
  const own = ctx.viewer.id
  if (userId === own) fail('NotAllowedOnSelf')
  await inTransaction(ctx, async (tx) => {
    const locked = await lockMembers(tx, [own, userId])
    if (!locked.has(own) || !locked.has(userId)) fail('ContentNotFound')
    const inserted = await tx
      .insertInto('block')
      .values({ blocker_id: own, blocked_id: userId, created_at: ctx.now })
      .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doNothing())
      .executeTakeFirst()
    if (inserted.numInsertedOrUpdatedRows === 0n) return
    if ((await countBlocks(tx, own)) > blockLimit) fail('BlockLimit')
    await endFollow(tx, own, userId)
    await endFollow(tx, userId, own)
  })
}

async function endFollow(tx: Tx, followerId: string, followedId: string): Promise<void> {
  if (await removeFollow(tx, followerId, followedId)) {
    await moveFollowCounts(tx, { followerId, followedId, delta: -1 })
  }
}

async function countBlocks(tx: Tx, blockerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('block')
    .where('blocker_id', '=', blockerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Removes a block. Follows it ended are not restored. Idempotent; works for banned and erased members too. */
export async function unblockMember(ctx: MemberCtx, { userId }: { userId: string }): Promise<void> {
  await ctx.db
    .deleteFrom('block')
    .where('blocker_id', '=', ctx.viewer.id)
    .where('blocked_id', '=', userId)
    .execute()
}
