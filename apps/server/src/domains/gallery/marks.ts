import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import { hashForDay } from '../../crypto/hash-for-day.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import type { WorkRow } from './gallery.store.ts'
import { isOnWall } from './on-wall.ts'

type Mark = 'like' | 'collect'

/** Locks a work of an exhibition that opened. @throws ContentNotFound */
async function lockShownWork(tx: Tx, id: string, now: Date): Promise<WorkRow> {
  const row = await tx
    .selectFrom('exhibition_work')
    .innerJoin('exhibition', 'exhibition.id', 'exhibition_id')
    .selectAll('exhibition_work')
    .where('exhibition_work.id', '=', id)
    .where('exhibition.stage', '=', 1)
    .where('exhibition.start_time', '<=', now)
    .where(isOnWall(now))
    .forUpdate('exhibition_work')
    .executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

/** Sets or removes a mark: the row and the counter move together. @throws ContentNotFound */
async function setMark(ctx: MemberCtx, mark: Mark, { id, on }: { id: string; on: boolean }): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockShownWork(tx, id, ctx.now)
    const own = { work_id: id, member_id: ctx.viewer.id, mark }
    const changed = on
      ? await tx
          .insertInto('exhibition_mark')
          .values({ ...own, created_at: ctx.now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('mark')
          .execute()
      : await tx
          .deleteFrom('exhibition_mark')
          .where('work_id', '=', id)
          .where('member_id', '=', ctx.viewer.id)
          .where('mark', '=', mark)
          .returning('mark')
          .execute()
    const column = mark === 'like' ? 'like_count' : 'collect_count'
    const count = before[column] + (on ? 1 : -1) * changed.length
    if (changed.length > 0)
      await tx
        .updateTable('exhibition_work')
        .set({ [column]: count })
        .where('id', '=', id)
        .execute()
    return count
  })
}

export async function likeWork(ctx: MemberCtx, input: { id: string; on: boolean }) {
  return { likeCount: await setMark(ctx, 'like', input), isLike: input.on }
}

/** Works have no folders. */
export async function collectWork(ctx: MemberCtx, { id, on }: { id: string; on: boolean }) {
  return { collectCount: await setMark(ctx, 'collect', { id, on }), isCollect: on }
}

/** Counts that a work was shared, once per person and day. @throws ContentNotFound */
export async function shareWork(ctx: Ctx, { id }: { id: string }): Promise<{ shareCount: number }> {
  const day = dayOf(ctx.now)
  // A visitor's address is not stored.
  const sharer = ctx.viewer?.id ?? hashForDay(ctx, { purpose: 'share', day, who: ctx.ip })
  return inTransaction(ctx, async (tx) => {
    await lockShownWork(tx, id, ctx.now)
    const { rows } = await sql<{ share_count: number }>`
      with shared as (insert into exhibition_share (work_id, sharer, day)
        values (${id}::uuid, ${sharer}, ${day}::date) on conflict do nothing returning work_id)
      update exhibition_work set share_count = share_count + (select count(*) from shared)
      where id = ${id}::uuid returning share_count`.execute(tx)
    return { shareCount: rows[0]?.share_count ?? 0 }
  })
}
