import type { FollowState } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'

/**
 * The viewer's relation to the member of a row, as a column for other queries: 0 none, 1 the viewer follows them, 2
 * mutual. One primary key look-up per row and direction.
 * @param viewerId may be null for a visitor
 * @param memberId reference to the column with the other's id
 */
export function followStateColumn(
  viewerId: RawBuilder<string | null>,
  memberId: RawBuilder<string>,
): RawBuilder<FollowState> {
  return sql<FollowState>`(case
    when not exists (select 1 from follow f where f.follower_id = ${viewerId} and f.followed_id = ${memberId}) then 0
    when exists (select 1 from follow f where f.follower_id = ${memberId} and f.followed_id = ${viewerId}) then 2
    else 1 end)`
}

/** The viewer's relation to each of these members, in one query; every id is in the result. */
export async function followStates(
  ctx: Ctx,
  memberIds: readonly string[],
): Promise<Map<string, FollowState>> {
  const states = new Map<string, FollowState>(memberIds.map((id) => [id, 0]))
  if (ctx.viewer === null || states.size === 0) return states
  const rows = await ctx.db
    .selectFrom('follow as mine')
    .leftJoin('follow as theirs', (join) =>
      join
        .onRef('theirs.follower_id', '=', 'mine.followed_id')
        .onRef('theirs.followed_id', '=', 'mine.follower_id'),
    )
    .where('mine.follower_id', '=', ctx.viewer.id)
    .where('mine.followed_id', 'in', [...states.keys()])
    .select(['mine.followed_id', 'theirs.follower_id as back'])
    .execute()
  for (const row of rows) states.set(row.followed_id, row.back === null ? 1 : 2)
  return states
}

/** Blocks between a viewer and another member. */
export async function findBlocks(
  db: Queryable,
  viewerId: string,
  otherId: string,
): Promise<{ byViewer: boolean; byOther: boolean }> {
  const rows = await db
    .selectFrom('block')
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', viewerId), eb('blocked_id', '=', otherId)]),
        eb.and([eb('blocker_id', '=', otherId), eb('blocked_id', '=', viewerId)]),
      ]),
    )
    .select('blocker_id')
    .execute()
  return {
    byViewer: rows.some((row) => row.blocker_id === viewerId),
    byOther: rows.some((row) => row.blocker_id === otherId),
  }
}

/** Whether either of two members blocked the other. */
export async function isBlockedBetween(db: Queryable, a: string, b: string): Promise<boolean> {
  const { byViewer, byOther } = await findBlocks(db, a, b)
  return byViewer || byOther
}
