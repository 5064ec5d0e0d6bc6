import type { Ctx } from '../context.ts'
import type { Queryable } from '../db/client.ts'
import { announceSession } from './announce-session.ts'

export type SessionEnd = 'logout' | 'replaced' | 'revoked' | 'banned' | 'reuse'

/** Ends one session on every node, at the commit when `db` is a transaction. */
export async function endSession(
  ctx: Pick<Ctx, 'now'>,
  db: Queryable,
  sessionId: string,
  reason: SessionEnd,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: ctx.now, ended_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
  await announceSession(db, sessionId)
}

/** Ends all sessions of a member but one: after a change of credentials, nobody else stays signed in. */
export async function endOtherSessions(
  ctx: Pick<Ctx, 'now'>,
  db: Queryable,
  { memberId, exceptId, reason }: { memberId: string; exceptId: string | null; reason: SessionEnd },
): Promise<void> {
  const live = await db
    .selectFrom('session')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .select('id')
    .execute()
  for (const { id } of live) if (id !== exceptId) await endSession(ctx, db, id, reason)
}
