import {
  circleMemberStates,
  circleRoles,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { addLog, findMembership, lockCircle } from '../circle.store.ts'
import { takePostsJob } from '../posts/take-posts.ts'
import { endMembership } from './change-membership.ts'

/**
 * Leaves a circle; the member's posts stay there or leave with them. @throws ContentNotFound, CircleOwnerStays,
 * NotAllowedNow
 */
export async function quitCircle(
  ctx: MemberCtx,
  { id, posts }: MethodParsed<typeof PhotographyGroup.Quit>,
): Promise<null> {
  const { viewer, now } = ctx
  await inTransaction(ctx, async (tx) => {
    await lockCircle(tx, id)
    const row = await findMembership(tx, id, viewer.id)
    if (row?.status !== circleMemberStates.joined) fail('NotAllowedNow')
    if (row.role === circleRoles.owner) fail('CircleOwnerStays')
    await endMembership(tx, now, { circleId: id, memberId: viewer.id, status: circleMemberStates.left })
    await tx
      .updateTable('circle_offer')
      .set({ state: 4, decided_at: now })
      .where('circle_id', '=', id)
      .where('to_id', '=', viewer.id)
      .where('state', '=', 1)
      .execute()
    await addLog(tx, now, { circleId: id, act: 'left', actorId: viewer.id })
    if (posts === 'take') {
      await enqueue(tx, takePostsJob, { circleId: id, authorId: viewer.id }, { key: `${id}:${viewer.id}` })
    }
  })
  return null
}

/** Keeps a circle's posts out of the member's feed without leaving it. @throws ContentNotFound, NotAllowedNow */
export async function setQuiet(
  ctx: MemberCtx,
  { id, on }: MethodParsed<typeof PhotographyGroup.SetQuiet>,
): Promise<MethodOutput<typeof PhotographyGroup.SetQuiet>> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('circle_member')
    .set({ quiet: on })
    .where('circle_id', '=', id)
    .where('member_id', '=', ctx.viewer.id)
    .where('status', '=', circleMemberStates.joined)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) fail('NotAllowedNow')
  return { quiet: on }
}
