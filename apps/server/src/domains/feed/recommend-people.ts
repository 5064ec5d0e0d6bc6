import { recommendTexts, type MethodOutput, type UserFollow } from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { anyId, preparedQuery, type ParamOf } from '../../db/prepared-query.ts'
import { isListedMember } from '../member-search/index.ts'
import { loadIntroducedBriefs } from '../member/index.ts'
import { listHotAuthors } from './hot-authors.read.ts'
import { isBlockedBetweenColumns, isFollowing } from '../follow/index.ts'

const shown = 24
/** Number of newest followees considered, and of newest followees of each of these. */
const sampleSize = 100

/** People to follow: those followed by the caller's followees, most often followed first, then authors of hot posts. */
export async function listRecommendedPeople(
  ctx: MemberCtx,
): Promise<MethodOutput<typeof UserFollow.GetRecommendList>> {
  const { db, viewer } = ctx
  const friends = await friendsOfFriends(db, { viewerId: viewer.id })
  const known = new Set(friends.map((one) => one.id))
  const hot = (await listHotAuthors(ctx.app)).filter((id) => !known.has(id))
  const limit = shown - friends.length
  const hotAuthors =
    limit > 0 && hot.length > 0 ? await recommendable(db, { viewerId: viewer.id, ids: hot, limit }) : []
  const people = [
    ...friends.map(({ id, count }) => ({ id, why: recommendTexts.friends.replace('{n}', String(count)) })),
    ...hotAuthors.map(({ id }) => ({ id, why: recommendTexts.hot })),
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

type FriendValues = { viewerId: string }

const isRecommendable = (param: ParamOf<FriendValues>) => {
  const viewerId = sql<string>`${param('viewerId')}::uuid`
  const other = sql.ref<string>('person.id')
  return sql`person.id <> ${viewerId} and ${isListedMember(other, null)}
    and not ${isFollowing(viewerId, other)} and not ${isBlockedBetweenColumns(viewerId, other)}`
}

const friendsOfFriends = preparedQuery<FriendValues, { id: string; count: number }>(
  'feed.friendsOfFriends',
  (db, param) => {
    const query = sql<{ id: string; count: number }>`
      select person.id, person.count from (
        select theirs.followed_id as id, count(*) as count
        from (select followed_id from follow where follower_id = ${anyId(param('viewerId'))}
          order by created_at desc limit ${sql.lit(sampleSize)}) as mine
        cross join lateral (select followed_id from follow where follower_id = mine.followed_id
          order by created_at desc limit ${sql.lit(sampleSize)}) as theirs
        group by theirs.followed_id
      ) as person
      where ${isRecommendable(param)}
      order by person.count desc, person.id limit ${sql.lit(shown)}`
    return { compile: () => query.compile(db) }
  },
)

const recommendable = preparedQuery<FriendValues & { ids: readonly string[]; limit: number }, { id: string }>(
  'feed.recommendable',
  (db, param) => {
    const query = sql<{ id: string }>`
      select person.id from unnest((select ${param('ids')}::uuid[])) with ordinality as person (id, place)
      where ${isRecommendable(param)} order by person.place limit (select ${param('limit')}::integer)`
    return { compile: () => query.compile(db) }
  },
)
