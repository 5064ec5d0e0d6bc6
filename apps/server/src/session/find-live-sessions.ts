import { sql } from 'kysely'
import type { Queryable } from '../db/client.ts'

/** The still valid ones of these sessions: not ended, not expired, of an active member. */
export async function findLiveSessions(
  db: Queryable,
  now: Date,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select session.id from session join member on member.id = session.member_id
    where session.id = any(${[...new Set(sessionIds)]}::uuid[])
      and session.ended_at is null and session.absolute_expires_at > ${now} and member.status = 1
      and exists (select 1 from session_token t where t.session_id = session.id and t.expires_at > ${now})`.execute(
    db,
  )
  return new Set(rows.map((row) => row.id))
}
