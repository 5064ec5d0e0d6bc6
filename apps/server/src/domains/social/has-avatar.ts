import type { Queryable } from '../../db/client.ts'

/** Whether a member has an avatar, or does not exist and so cannot get one. */
export async function hasAvatar(db: Queryable, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .where('id', '=', memberId)
    .where('status', '=', 1)
    .select('head_file_id')
    .executeTakeFirst()
  return row === undefined || row.head_file_id !== null
}
