import type { Ctx } from '../context.ts'
import type { Queryable } from '../db/client.ts'
import { announceSession } from './announce-session.ts'

export type SessionEnd = 'logout' | 'replaced' | 'revoked' | 'banned' | 'reuse'

/** Ends one session on every node, at the commit when `db` is a transaction. */
export async function endSession(
  ctx: Ctx,
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
