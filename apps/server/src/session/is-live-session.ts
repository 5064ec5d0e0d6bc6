import type { Queryable } from '../db/client.ts'

/** Whether a session has not ended, read from the database: for work that outlasts the check of the gate. */
export async function isLiveSession(db: Queryable, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
