import type { MemberCtx } from '../context.ts'

export interface OwnSession {
  id: string
  /** User agent of the browser, as sent by it. */
  device: string
  region: string
  createdAt: Date
  lastUsedAt: Date
}

/** The caller's live sessions, last used first. */
export async function listSessions(ctx: MemberCtx): Promise<OwnSession[]> {
  return (
    ctx.db
      .selectFrom('session')
      .where('member_id', '=', ctx.viewer.id)
      .where('ended_at', 'is', null)
      .where('absolute_expires_at', '>', ctx.now)
      // A browser that did not renew its token for a week can no longer use the session.
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('session_token')
            .whereRef('session_token.session_id', '=', 'session.id')
            .where('session_token.expires_at', '>', ctx.now)
            .select('session_token.session_id'),
        ),
      )
      .select(['id', 'device', 'region', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  )
}

/** Whether a session is live and belongs to the caller. */
export async function ownsSession(ctx: MemberCtx, sessionId: string): Promise<boolean> {
  return (await listSessions(ctx)).some((session) => session.id === sessionId)
}
