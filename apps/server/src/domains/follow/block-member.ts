import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockMembers, moveFollowCounts } from '../member/index.ts'
import { removeFollow } from './follow.store.ts'

/** Members one may block. */
const blockLimit = 1000

/**
 * Blocks a member: from now on neither finds the other anywhere. Follows both ways end with their counters in the same
 * transaction, which holds both members' rows as a follow does.
 * @throws ContentNotFound, NotAllowedOnSelf, BlockLimit
 */
export async function blockMember(ctx: MemberCtx, { userId }: { userId: string }): Promise<void> {
  const own = ctx.viewer.id
  if (userId === own) fail('NotAllowedOnSelf')
  await inTransaction(ctx, async (tx) => {
    const held = await lockMembers(tx, [own, userId])
    if (!held.has(own) || !held.has(userId)) fail('ContentNotFound')
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
    await moveFollowCounts(tx, { followerId, followedId, by: -1 })
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

/**
 * Takes a block back. What it ended stays ended. One that is not there is fine; a banned or erased member can be
 * taken off the list as well.
 */
export async function unblockMember(ctx: MemberCtx, { userId }: { userId: string }): Promise<void> {
  await ctx.db
    .deleteFrom('block')
    .where('blocker_id', '=', ctx.viewer.id)
    .where('blocked_id', '=', userId)
    .execute()
}
