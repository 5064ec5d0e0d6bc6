import type { Queryable } from '../../db/client.ts'

/** Removes what a member was told, and what others were told about them. */
export async function eraseNotices(db: Queryable, memberId: string): Promise<void> {
  await db
    .deleteFrom('notice')
    .where((eb) => eb.or([eb('member_id', '=', memberId), eb('from_member_id', '=', memberId)]))
    .execute()
}
