import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { preparedQuery, preparedWrite } from '../../db/prepared-query.ts'
import { unlockLevel } from './unlock-level.ts'

/** Deltas of a member's counters that posts and reactions move. */
export interface CountMoves {
  publish?: number
  /** The public ones among them. */
  publicPosts?: number
  acceptedPosts?: number
  likesReceived?: number
  collects?: number
}

/** Moves counters in the transaction that causes it. Members are locked before posts: one order of locks everywhere. */
export async function moveMemberCounts(tx: Tx, memberId: string, moves: CountMoves): Promise<void> {
  const { publish = 0, publicPosts = 0, acceptedPosts = 0, likesReceived = 0, collects = 0 } = moves
  if ([publish, publicPosts, acceptedPosts, likesReceived, collects].every((delta) => delta === 0)) return
  await moveCounts(tx, { memberId, publish, publicPosts, acceptedPosts, likesReceived, collects })
}

const moveCounts = preparedWrite<Required<CountMoves> & { memberId: string }>(
  'member.moveCounts',
  (db, param) => {
    const query = sql`
      update member_counter set
        publish_count = publish_count + ${param('publish')},
        public_publish_count = public_publish_count + ${param('publicPosts')},
        accepted_post_count = accepted_post_count + ${param('acceptedPosts')},
        like_received_count = like_received_count + ${param('likesReceived')},
        collect_count = collect_count + ${param('collects')}
      where member_id = ${param('memberId')}`
    return { compile: () => query.compile(db) }
  },
)

/**
 * SQL: moves the likes a member has received, as part of a command's statement.
 * @param memberId a query of one row or none
 */
export function moveLikesReceived(memberId: RawBuilder<string>, delta: 1 | -1): RawBuilder<unknown> {
  return sql`update member_counter set like_received_count = like_received_count + ${sql.lit(delta)}
    where member_id = (${memberId}) returning member_id`
}

/** Locks the counters of members, whatever their state, in the order of their ids. */
export async function lockCounters(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await sql`select member_id from member_counter where member_id = any(${memberIds}::uuid[])
    order by member_id for no key update`.execute(tx)
}

/** Reduces the count of collected posts of each of these members by one. */
export async function moveCollectCounts(tx: Tx, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  await lockCounters(tx, memberIds)
  await sql`update member_counter set collect_count = collect_count - 1
    where member_id = any(${memberIds}::uuid[])`.execute(tx)
}

export interface PostingRights {
  phoneBound: boolean
  acceptedPosts: number
  /** The one whose permissions apply. */
  level: number
  joinedAt: Date
}

/** Locks a member's row and counters and returns whether they may write. Undefined for a member who is not active. */
export async function lockPostingRights(tx: Tx, memberId: string): Promise<PostingRights | undefined> {
  const [row] = await lockRights(tx, { memberId })
  return row
}

const lockRights = preparedQuery<{ memberId: string }, PostingRights>('member.lockRights', (db, param) =>
  db
    .selectFrom('member')
    .innerJoin('member_counter', 'member_id', 'id')
    .where('id', '=', sql<string>`${param('memberId')}::uuid`)
    .where('status', '=', sql.lit(1))
    .select(['phone_bound as phoneBound', 'accepted_post_count as acceptedPosts'])
    .select(unlockLevel.as('level'))
    .select('created_at as joinedAt')
    .forNoKeyUpdate(),
)

/** SQL: the member is active and joined before an instant. */
export function isSettledMember(memberId: RawBuilder<string>, before: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from member m
    where m.id = ${memberId} and m.status = 1 and m.created_at < ${before})`
}

/** SQL: the member is active and has the permissions of at least this level. */
export function hasLevel(memberId: RawBuilder<string>, level: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from member m
    where m.id = ${memberId} and m.status = 1 and coalesce(m.unlock_level, m.level) >= ${level})`
}

/** Those of these members with fewer than `limit` fans. */
export async function findMembersWithFewFans(
  db: Queryable,
  memberIds: readonly string[],
  limit: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('member_counter')
    .select('member_id as id')
    .where(sql<SqlBool>`member_id = any(${[...new Set(memberIds)]}::uuid[])`)
    .where('fans_count', '<', limit)
    .execute()
  return new Set(rows.map((row) => row.id))
}
