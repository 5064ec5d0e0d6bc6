import { livePath } from '@guangquan/contract'
import type { App, MemberCtx } from '../context.ts'
import { hashSecret, newSecret } from './session-secret.ts'

const lifeMs = 30_000

/** The owner of a live connection, and the session. */
export interface TicketHolder {
  memberId: string
  sessionId: string
  cookieHash: Buffer
}

/** Issues a ticket for one live connection of the caller's session. */
export async function issueTicket(ctx: MemberCtx): Promise<{ ticket: string; path: string }> {
  const ticket = newSecret()
  await ctx.db
    .insertInto('realtime_ticket')
    .values({
      token_hash: hashSecret(ticket),
      session_id: ctx.viewer.sessionId,
      member_id: ctx.viewer.id,
      expires_at: new Date(ctx.now.getTime() + lifeMs),
    })
    .execute()
  return { ticket, path: livePath }
}

/** Consumes a ticket, once, on any node. @returns null for one that is used, expired or unknown */
export async function redeemTicket(app: App, ticket: string): Promise<TicketHolder | null> {
  const row = await app.db
    .deleteFrom('realtime_ticket')
    .using('session')
    .using('member')
    .whereRef('session.id', '=', 'realtime_ticket.session_id')
    .whereRef('member.id', '=', 'realtime_ticket.member_id')
    .where('token_hash', '=', hashSecret(ticket))
    .returning(['realtime_ticket.expires_at', 'session.ended_at', 'session.absolute_expires_at'])
    .returning(['member.id as memberId', 'member.status', 'session.id as sessionId', 'session.cookie_hash'])
    .executeTakeFirst()
  if (row === undefined) return null
  const now = app.now()
  const isLive = row.ended_at === null && row.status === 1 && row.absolute_expires_at > now
  if (row.expires_at <= now || !isLive) return null
  return { memberId: row.memberId, sessionId: row.sessionId, cookieHash: row.cookie_hash }
}
