import { sql } from 'kysely'
import type { MemberCtx } from '../context.ts'
import { anyId, preparedQuery } from '../db/prepared-query.ts'

export interface OwnSession {
  id: string
  /** User agent of the browser, as sent by it. */
  device: string
  region: string
  createdAt: Date
  lastUsedAt: Date
}

/** The caller's live sessions, last used first. */
export const listSessions = ({ db, viewer, now }: MemberCtx): Promise<OwnSession[]> =>
  liveSessions(db, { memberId: viewer.id, now })

const liveSessions = preparedQuery<{ memberId: string; now: Date }, OwnSession>('session.live', (db, param) =>
  db
    .selectFrom('session')
    .where('member_id', '=', anyId(param('memberId')))
    .where('ended_at', 'is', null)
    .where('absolute_expires_at', '>', sql<Date>`${param('now')}::timestamptz`)
    // A browser that did not renew its token for a week can no longer use the session.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('session_token')
          .whereRef('session_token.session_id', '=', 'session.id')
          .where('session_token.expires_at', '>', sql<Date>`${param('now')}::timestamptz`)
          .select('session_token.session_id'),
      ),
    )
    .select(['id', 'device', 'region', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc'),
)

/** Whether a session is live and belongs to the caller. */
export async function ownsSession(ctx: MemberCtx, sessionId: string): Promise<boolean> {
  return (await listSessions(ctx)).some((session) => session.id === sessionId)
}
