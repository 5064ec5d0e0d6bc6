import type { Queryable } from '../../db/client.ts'

/** The author of a case for moderators, in any state. */
export async function loadReviewedMember(
  db: Queryable,
  memberId: string,
): Promise<{ introduction: string; level: number; joinedAt: Date; publishCount: number }> {
  const row = await db
    .selectFrom('member')
    .innerJoin('member_counter', 'member_id', 'id')
    .where('id', '=', memberId)
    .select(['introduction', 'level', 'member.created_at', 'publish_count'])
    .executeTakeFirstOrThrow()
  return {
    introduction: row.introduction,
    level: row.level,
    joinedAt: row.created_at,
    publishCount: row.publish_count,
  }
}
