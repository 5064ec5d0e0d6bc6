import type { FollowState } from '@guangquan/contract'
import { followLimit } from '@guangquan/rules/growth/level'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { lockMembers, moveFollowCounts } from '../standing/index.ts'
import { followStates, isBlockedBetween } from './follow.read.ts'
import { putFollow, removeFollow } from './follow.store.ts'

export interface FollowInput {
  userId: string
  on: boolean
  group?: number | undefined
  notifyPosts?: boolean | undefined
}

/**
 * Follows a member, changes the follow's settings, or unfollows. Row and both counters change in one transaction that
 * locks both members' rows, so that concurrent clicks on any number of nodes keep them consistent.
 * @throws ContentNotFound, NotAllowedOnSelf, FollowLimit, Restricted
 */
export async function followMember(
  ctx: MemberCtx,
  input: FollowInput,
): Promise<{ followState: FollowState; fansCount: number }> {
  if (input.userId === ctx.viewer.id) fail('NotAllowedOnSelf')
  return inTransaction(ctx, async (tx) => {
    const locked = await lockMembers(tx, [ctx.viewer.id, input.userId])
    const me = locked.get(ctx.viewer.id)
    const other = locked.get(input.userId)
    if (me === undefined || other === undefined) fail('ContentNotFound')
    const change = input.on ? await begin(ctx, tx, input, me) : await end(ctx, tx, input)
    if (change !== 0) {
      await moveFollowCounts(tx, { followerId: ctx.viewer.id, followedId: input.userId, delta: change })
    }
    const states = await followStates({ ...ctx, db: tx }, [input.userId])
    return { followState: states.get(input.userId) ?? 0, fansCount: other.fansCount + change }
  })
}

async function begin(
  ctx: MemberCtx,
  tx: Tx,
  input: FollowInput,
  me: { followCount: number; level: number },
): Promise<1 | 0> {
  if (await isBlockedBetween(tx, ctx.viewer.id, input.userId)) fail('Restricted')
  const change = { ...input, followerId: ctx.viewer.id, followedId: input.userId }
  if (!(await putFollow(tx, change, ctx.now))) return 0
  if (me.followCount >= followLimit(me.level)) fail('FollowLimit')
  await emit(tx, 'member.followed', { followerId: ctx.viewer.id, followedId: input.userId })
  return 1
}

async function end(ctx: MemberCtx, tx: Tx, input: FollowInput): Promise<-1 | 0> {
  return (await removeFollow(tx, ctx.viewer.id, input.userId)) ? -1 : 0
}
