import { foldNickName } from '@guangquan/rules/nick-name'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'

const active = 1

export interface NewMember {
  id: string
  nickName: string
  sex: number
  photographyLevel: number
}

/** Adds a member whose phone is proved. @returns false when somebody has this name or one that reads like it */
export async function insertMember(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  { id, nickName, sex, photographyLevel }: NewMember,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('member')
    .values({
      id,
      nick_name: nickName,
      nick_name_folded: foldNickName(nickName),
      sex,
      photography_level: photographyLevel,
      phone_bound: true,
      created_at: ctx.now,
    })
    .onConflict((conflict) => conflict.column('nick_name_folded').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** False for a banned or erased member and for nobody. */
export async function isActiveMember(db: Queryable, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .where('id', '=', memberId)
    .where('status', '=', active)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface HeldMember {
  followCount: number
  fansCount: number
  level: number
}

/**
 * Holds members' rows until the end of the transaction, always in the order of their ids, so that two who follow
 * each other at once do not wait for one another. Inactive members are missing.
 */
export async function lockMembers(tx: Tx, memberIds: string[]): Promise<Map<string, HeldMember>> {
  const rows = await tx
    .selectFrom('member')
    .where('id', 'in', memberIds)
    .where('status', '=', active)
    .select(['id', 'follow_count', 'fans_count', 'level'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { followCount: row.follow_count, fansCount: row.fans_count, level: row.level },
    ]),
  )
}

/** Moves both counters of a follow that began (+1) or ended (−1). The rows are held by `lockMembers`. */
export async function moveFollowCounts(
  tx: Tx,
  { followerId, followedId, by }: { followerId: string; followedId: string; by: 1 | -1 },
): Promise<void> {
  // One statement for both rows: a popular member's row is held as briefly as can be.
  await sql`
    update member set
      follow_count = follow_count + case when id = ${followerId} then ${by}::integer else 0 end,
      fans_count = fans_count + case when id = ${followedId} then ${by}::integer else 0 end
    where id in (${followerId}, ${followedId})`.execute(tx)
}
