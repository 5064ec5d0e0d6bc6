import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { unlockLevel } from './unlock-level.ts'

const active = 1

export interface LockedMember {
  followCount: number
  fansCount: number
  /** The one whose permissions apply. */
  level: number
}

/**
 * Locks members' rows and counters until the end of the transaction, always in the order of their ids, so that two who
 * follow each other at once do not deadlock. Inactive members are missing.
 */
export async function lockMembers(tx: Tx, memberIds: string[]): Promise<Map<string, LockedMember>> {
  const rows = await tx
    .selectFrom('member')
    .innerJoin('member_counter', 'member_id', 'id')
    .where('id', 'in', memberIds)
    .where('status', '=', active)
    .select(['id', 'follow_count as followCount', 'fans_count as fansCount'])
    .select(unlockLevel.as('level'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map(({ id, ...locked }) => [id, locked]))
}

/** Moves both counters of a follow that began (+1) or ended (−1). The rows are locked by `lockMembers`. */
export async function moveFollowCounts(
  tx: Tx,
  { followerId, followedId, delta }: { followerId: string; followedId: string; delta: 1 | -1 },
): Promise<void> {
  // One statement for both rows, so that a popular member's row is locked as briefly as possible.
  await sql`
    update member_counter set
      follow_count = follow_count + case when member_id = ${followerId} then ${delta}::integer else 0 end,
      fans_count = fans_count + case when member_id = ${followedId} then ${delta}::integer else 0 end
    where member_id in (${followerId}, ${followedId})`.execute(tx)
}
