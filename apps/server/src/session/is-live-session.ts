import type { Queryable } from '../db/client.ts'

/** Whether a session and its member are still good, read from the database: for what outlives the gate's look. */
export async function isLiveSession(db: Queryable, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .where('session.id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('member.status', '=', 1)
    .select('session.id')
    .executeTakeFirst()
  return row !== undefined
}
