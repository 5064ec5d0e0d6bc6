import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Database, Queryable } from '../../db/client.ts'
import { allRows, walkRows } from '../../db/walk-rows.ts'
import { lockMembers, moveFollowCounts } from '../standing/index.ts'

export interface ExportedFollow {
  userId: string
  time: string
}

/** Members whom a member follows and blocks, newest first; bounded, since following is limited. */
export async function exportFollows(
  db: Queryable,
  memberId: string,
): Promise<{ following: ExportedFollow[]; blocked: ExportedFollow[] }> {
  return {
    following: (await allRows(walkRelations(db, relations.following, memberId))).map(shown),
    blocked: (await allRows(walkRelations(db, relations.blocked, memberId))).map(shown),
  }
}

/** A member's fans, newest first; unbounded. */
export async function* exportFans(db: Queryable, memberId: string): AsyncGenerator<ExportedFollow> {
  for await (const row of walkRelations(db, relations.fans, memberId)) yield shown(row)
}

const relations = {
  following: { table: 'follow', own: 'follower_id', other: 'followed_id' },
  fans: { table: 'follow', own: 'followed_id', other: 'follower_id' },
  blocked: { table: 'block', own: 'blocker_id', other: 'blocked_id' },
} as const

interface RelationRow {
  id: string
  created_at: Date
  /** The same instant in microseconds, which a Date cannot represent. */
  at: string
}

function walkRelations(
  db: Queryable,
  { table, own, other }: (typeof relations)[keyof typeof relations],
  memberId: string,
): AsyncGenerator<RelationRow> {
  return walkRows<RelationRow>(async (after, limit) => {
    // Newest first, then ascending by id, as in the index: two directions, which a single row comparison cannot
    // express.
    const behind =
      after === undefined
        ? sql`true`
        : sql`created_at <= ${after.at}::timestamptz
            and (created_at < ${after.at}::timestamptz or ${sql.ref(other)} > ${after.id}::uuid)`
    const { rows } = await sql<RelationRow>`
      select ${sql.ref(other)} as id, created_at, created_at::text as at from ${sql.table(table)}
      where ${sql.ref(own)} = ${memberId}::uuid and ${behind}
      order by created_at desc, ${sql.ref(other)} limit ${limit}`.execute(db)
    return rows
  })
}

const shown = (row: RelationRow): ExportedFollow => ({ userId: row.id, time: timeTextOf(row.created_at) })

const batch = 200

/** Removes all follows and blocks of a member in both directions and updates the counters. Can be repeated. */
export async function eraseFollows(db: Database, memberId: string): Promise<void> {
  await db
    .deleteFrom('block')
    .where((eb) => eb.or([eb('blocker_id', '=', memberId), eb('blocked_id', '=', memberId)]))
    .execute()
  for (;;) {
    const pairs = await db
      .selectFrom('follow')
      .where((eb) => eb.or([eb('follower_id', '=', memberId), eb('followed_id', '=', memberId)]))
      .select(['follower_id', 'followed_id'])
      .limit(batch)
      .execute()
    for (const pair of pairs) {
      await db.transaction().execute(async (tx) => {
        await lockMembers(tx, [pair.follower_id, pair.followed_id])
        const { numDeletedRows } = await tx
          .deleteFrom('follow')
          .where('follower_id', '=', pair.follower_id)
          .where('followed_id', '=', pair.followed_id)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return
        await moveFollowCounts(tx, { followerId: pair.follower_id, followedId: pair.followed_id, delta: -1 })
      })
    }
    if (pairs.length < batch) return
  }
}
