import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'

/** Deltas of a member's counters that posts and reactions move. */
export interface CountMoves {
  publish?: number
  /** Those of them that are public. */
  publicPosts?: number
  acceptedPosts?: number
  likesReceived?: number
  collects?: number
}

/** Moves counters in the transaction that causes it. Members are locked before posts: one order of locks everywhere. */
export async function moveMemberCounts(tx: Tx, memberId: string, moves: CountMoves): Promise<void> {
  const { publish = 0, publicPosts = 0, acceptedPosts = 0, likesReceived = 0, collects = 0 } = moves
  if ([publish, publicPosts, acceptedPosts, likesReceived, collects].every((delta) => delta === 0)) return
  await tx
    .updateTable('member_counter')
    .set((eb) => ({
      publish_count: eb('publish_count', '+', publish),
      public_publish_count: eb('public_publish_count', '+', publicPosts),
      accepted_post_count: eb('accepted_post_count', '+', acceptedPosts),
      like_received_count: eb('like_received_count', '+', likesReceived),
      collect_count: eb('collect_count', '+', collects),
    }))
    .where('member_id', '=', memberId)
    .execute()
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
  level: number
  joinedAt: Date
}

/** Locks a member's row and counters and returns whether they may write. Undefined for a member who is not active. */
export async function lockPostingRights(tx: Tx, memberId: string): Promise<PostingRights | undefined> {
  const row = await tx
    .selectFrom('member')
    .innerJoin('member_counter', 'member_id', 'id')
    .where('id', '=', memberId)
    .where('status', '=', 1)
    .select(['phone_bound', 'accepted_post_count', 'level', 'created_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (
    row && {
      phoneBound: row.phone_bound,
      acceptedPosts: row.accepted_post_count,
      level: row.level,
      joinedAt: row.created_at,
    }
  )
}

/** SQL: the member is active and joined before an instant. */
export function isSettledMember(memberId: RawBuilder<string>, before: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from member m
    where m.id = ${memberId} and m.status = 1 and m.created_at < ${before})`
}

/** SQL: the member is active and has at least this level. */
export function hasLevel(memberId: RawBuilder<string>, level: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from member m
    where m.id = ${memberId} and m.status = 1 and m.level >= ${level})`
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
