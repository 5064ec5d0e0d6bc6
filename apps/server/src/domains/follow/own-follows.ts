import { timeTextOf } from '@guangquan/rules/time-text'
import type { Database, Queryable, Tx } from '../../db/client.ts'

interface CollectedFollow {
  userId: string
  time: string
}

/** Whom a member follows and blocks, and who follows them, newest first. */
export async function collectFollows(
  db: Queryable,
  memberId: string,
): Promise<{ following: CollectedFollow[]; fans: CollectedFollow[]; blocked: CollectedFollow[] }> {
  const [following, fans, blocked] = await Promise.all([
    db
      .selectFrom('follow')
      .where('follower_id', '=', memberId)
      .select(['followed_id as id', 'created_at'])
      .orderBy('created_at', 'desc')
      .execute(),
    db
      .selectFrom('follow')
      .where('followed_id', '=', memberId)
      .select(['follower_id as id', 'created_at'])
      .orderBy('created_at', 'desc')
      .execute(),
    db
      .selectFrom('block')
      .where('blocker_id', '=', memberId)
      .select(['blocked_id as id', 'created_at'])
      .orderBy('created_at', 'desc')
      .execute(),
  ])
  const shown = (rows: { id: string; created_at: Date }[]) =>
    rows.map((row) => ({ userId: row.id, time: timeTextOf(row.created_at) }))
  return { following: shown(following), fans: shown(fans), blocked: shown(blocked) }
}

const batch = 200

/** Who keeps the counters of members. They are handed in: reads of members already ask this domain. */
export interface CountKeeper {
  lockMembers: (tx: Tx, memberIds: string[]) => Promise<unknown>
  moveFollowCounts: (tx: Tx, move: { followerId: string; followedId: string; by: -1 }) => Promise<void>
}

/** Ends all follows and blocks of a member, both ways, with their counters. May be run again. */
export async function eraseFollows(
  db: Database,
  memberId: string,
  { lockMembers, moveFollowCounts }: CountKeeper,
): Promise<void> {
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
        await moveFollowCounts(tx, { followerId: pair.follower_id, followedId: pair.followed_id, by: -1 })
      })
    }
    if (pairs.length < batch) return
  }
}
