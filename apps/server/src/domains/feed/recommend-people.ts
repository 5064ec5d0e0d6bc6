import { recommendTexts, type MethodOutput, type UserFollow } from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { isListedMember, loadIntroducedBriefs } from '../member/index.ts'
import { listHotAuthors } from './hot-authors.read.ts'
import { isBlockedBetweenColumns, isFollowing } from '../follow/index.ts'

const shown = 24
/** Number of newest followees considered, and of newest followees of each of these. */
const sampleSize = 100

/** People to follow: those followed by the caller's followees, most often followed first, then authors of hot posts. */
export async function listRecommendedPeople(
  ctx: MemberCtx,
): Promise<MethodOutput<typeof UserFollow.GetRecommendList>> {
  const friends = await listFriendsOfFriends(ctx)
  const known = new Set(friends.map((one) => one.id))
  const hot = (await listHotAuthors(ctx.app)).filter((id) => !known.has(id))
  const hotAuthors = await filterRecommendable(ctx, hot, shown - friends.length)
  const people = [
    ...friends.map(({ id, count }) => ({ id, why: recommendTexts.friends.replace('{n}', String(count)) })),
    ...hotAuthors.map((id) => ({ id, why: recommendTexts.hot })),
  ]
  const briefs = await loadIntroducedBriefs(
    ctx,
    people.map((one) => one.id),
  )
  return people.flatMap(({ id, why }) => {
    const brief = briefs.get(id)
    return brief === undefined ? [] : [{ ...brief, why }]
  })
}

const isRecommendable = (ctx: MemberCtx) => {
  const viewerId = sql<string>`${ctx.viewer.id}::uuid`
  const other = sql.ref<string>('person.id')
  return sql`person.id <> ${viewerId} and ${isListedMember(other, null)}
    and not ${isFollowing(viewerId, other)} and not ${isBlockedBetweenColumns(viewerId, other)}`
}

async function listFriendsOfFriends(ctx: MemberCtx): Promise<{ id: string; count: number }[]> {
  const { rows } = await sql<{ id: string; count: number }>`
    select person.id, person.count from (
      select theirs.followed_id as id, count(*) as count
      from (select followed_id from follow where follower_id = ${ctx.viewer.id}
        order by created_at desc limit ${sql.lit(sampleSize)}) as mine
      cross join lateral (select followed_id from follow where follower_id = mine.followed_id
        order by created_at desc limit ${sql.lit(sampleSize)}) as theirs
      group by theirs.followed_id
    ) as person
    where ${isRecommendable(ctx)}
    order by person.count desc, person.id limit ${sql.lit(shown)}`.execute(ctx.db)
  return rows
}

async function filterRecommendable(ctx: MemberCtx, ids: readonly string[], limit: number): Promise<string[]> {
  if (limit <= 0 || ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select person.id from unnest(${ids}::uuid[]) with ordinality as person (id, place)
    where ${isRecommendable(ctx)} order by person.place limit ${limit}`.execute(ctx.db)
  return rows.map((row) => row.id)
}
