import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { lockShownActivity } from '../activity.store.ts'
import { reminded } from './register.ts'

/** Keeps an activity among the member's own, with its reminders, or removes it. @throws ContentNotFound */
export async function bookmark(
  ctx: MemberCtx,
  { activityId, on }: { activityId: string; on: boolean },
): Promise<{ isBookmarked: boolean }> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockShownActivity(tx, activityId)
    if (on)
      await tx
        .insertInto('activity_bookmark')
        .values({
          activity_id: activityId,
          member_id: ctx.viewer.id,
          created_at: ctx.now,
          ...reminded(row, ctx.now),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await tx
        .deleteFrom('activity_bookmark')
        .where('activity_id', '=', activityId)
        .where('member_id', '=', ctx.viewer.id)
        .execute()
    return { isBookmarked: on }
  })
}
