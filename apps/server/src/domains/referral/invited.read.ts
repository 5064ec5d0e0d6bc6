import type { Queryable } from '../../db/client.ts'

/** The active member who has an invite code. */
export async function findInviter(db: Queryable, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('member')
    .where('invite_code', '=', code)
    .where('status', '=', 1)
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** How far an invited member has come. */
export interface Progress {
  phoneBound: boolean
  acceptedPosts: number
}

/** The progress of members by id. */
export async function loadProgress(
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, Progress>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .innerJoin('member_counter', 'member_id', 'id')
    .where('id', 'in', memberIds)
    .select(['id', 'phone_bound as phoneBound', 'accepted_post_count as acceptedPosts'])
    .execute()
  return new Map(rows.map(({ id, ...progress }) => [id, progress]))
}
