import { sql } from 'kysely'
import type { Ctx } from '../context.ts'

interface StoredSession {
  id: string
  device: string
  region: string
  createdAt: Date
  lastUsedAt: Date
  isLive: boolean
  endReason: string
}

const max = 50

/** Sessions of a member, including stored ones that have ended: live ones first, then newest first; at most 50. */
export async function listMemberSessions(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  memberId: string,
): Promise<StoredSession[]> {
  const { rows } = await sql<StoredSession>`
    select id, device, region, created_at as "createdAt", last_used_at as "lastUsedAt",
      ended_at is null and absolute_expires_at > ${now}
        and exists (select 1 from session_token t where t.session_id = session.id and t.expires_at > ${now})
        as "isLive",
      coalesce(ended_reason, '') as "endReason"
    from session where member_id = ${memberId}
    order by "isLive" desc, created_at desc, id desc limit ${sql.lit(max)}`.execute(db)
  return rows
}
