import type { Queryable, Tx } from '../../db/client.ts'

/** Removes a member's notices, and those of others about them. */
export async function eraseNotices(db: Tx, memberId: string): Promise<void> {
  await db
    .deleteFrom('notice')
    .where((eb) => eb.or([eb('member_id', '=', memberId), eb('from_member_id', '=', memberId)]))
    .execute()
  await db.deleteFrom('like_notice').where('member_id', '=', memberId).execute()
  await db.deleteFrom('like_notice_actor').where('actor_id', '=', memberId).execute()
}

/** Removes the groups of likes of targets that no longer exist. Single notices are hidden, and expire. */
export async function removeLikeNotices(tx: Tx, targetIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('like_notice').where('target_id', 'in', targetIds).execute()
}

const retentionDays = 180
const batch = 5000

/** Removes notices older than 180 days. @returns how many */
export async function purgeNotices(db: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - retentionDays * 24 * 3600_000)
  let removed = 0
  for (const [table, column] of [
    ['notice', 'created_at'],
    ['like_notice', 'newest_at'],
  ] as const) {
    for (;;) {
      const rows = await db
        .deleteFrom(table)
        .where('id', 'in', (eb) => eb.selectFrom(table).select('id').where(column, '<', before).limit(batch))
        .returning('id')
        .execute()
      removed += rows.length
      if (rows.length < batch) break
    }
  }
  return removed
}
