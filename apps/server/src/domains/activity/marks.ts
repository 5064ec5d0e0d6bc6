import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import { hashForDay } from '../../crypto/hash-for-day.ts'
import type { Queryable } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { lockShownActivity } from './activity.store.ts'

type Mark = 'like' | 'collect'

/** A member's likes and bookmarks of activities. */
export async function loadMarks(
  db: Queryable,
  { activityId, memberId }: { activityId: string; memberId: string | null },
): Promise<Record<Mark, boolean>> {
  if (memberId === null) return { like: false, collect: false }
  const rows = await db
    .selectFrom('activity_mark')
    .where('activity_id', '=', activityId)
    .where('member_id', '=', memberId)
    .select('mark')
    .execute()
  const marks = new Set(rows.map(({ mark }) => mark))
  return { like: marks.has('like'), collect: marks.has('collect') }
}

/** Sets or removes a mark: the row and the counter move together. @throws ContentNotFound */
async function setMark(ctx: MemberCtx, mark: Mark, { id, on }: { id: string; on: boolean }): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockShownActivity(tx, id)
    const own = { activity_id: id, member_id: ctx.viewer.id, mark }
    const changed = on
      ? await tx
          .insertInto('activity_mark')
          .values({ ...own, created_at: ctx.now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('mark')
          .execute()
      : await tx
          .deleteFrom('activity_mark')
          .where('activity_id', '=', id)
          .where('member_id', '=', ctx.viewer.id)
          .where('mark', '=', mark)
          .returning('mark')
          .execute()
    const column = mark === 'like' ? 'like_count' : 'collect_count'
    const count = before[column] + (on ? 1 : -1) * changed.length
    if (changed.length > 0)
      await tx
        .updateTable('activity')
        .set({ [column]: count })
        .where('id', '=', id)
        .execute()
    return count
  })
}

export async function likeActivity(ctx: MemberCtx, input: { id: string; on: boolean }) {
  return { likeCount: await setMark(ctx, 'like', input), isLike: input.on }
}

/** Activities have no folders: they are found among the member's activities. */
export async function collectActivity(ctx: MemberCtx, { id, on }: { id: string; on: boolean }) {
  return { collectCount: await setMark(ctx, 'collect', { id, on }), isCollect: on }
}

/** Counts that an activity was shared, once per person and day. @throws ContentNotFound */
export async function shareActivity(ctx: Ctx, { id }: { id: string }): Promise<{ shareCount: number }> {
  const day = dayOf(ctx.now)
  // A visitor's address is not stored.
  const sharer = ctx.viewer?.id ?? hashForDay(ctx, { purpose: 'share', day, who: ctx.ip })
  return inTransaction(ctx, async (tx) => {
    await lockShownActivity(tx, id)
    const { rows } = await sql<{ share_count: number }>`
      with shared as (insert into activity_share (activity_id, sharer, day)
        values (${id}::uuid, ${sharer}, ${day}::date) on conflict do nothing returning activity_id)
      update activity set share_count = share_count + (select count(*) from shared)
      where id = ${id}::uuid returning share_count`.execute(tx)
    return { shareCount: rows[0]?.share_count ?? 0 }
  })
}
