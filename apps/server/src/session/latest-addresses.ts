import type { Queryable } from '../db/client.ts'

/** The network address each of these members used last; a member without a stored session is missing. */
export async function loadLatestAddresses(
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('session')
    .where('member_id', 'in', memberIds)
    .where('ip', '<>', '')
    .select(['member_id', 'ip'])
    .orderBy('last_used_at')
    .execute()
  // With several sessions, the last one counts.
  return new Map(rows.map((row) => [row.member_id, row.ip]))
}
