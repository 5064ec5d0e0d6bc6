import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { endSession } from '../../session/end-session.ts'
import { listMemberSessions } from '../../session/list-member-sessions.ts'

interface SessionEnds {
  id: string
  /** One session; all without it. */
  sessionId?: string | undefined
  reason: string
}

/** Signs a member out, on one device or on all. @throws ContentNotFound when no such session is live */
export async function endMemberSessions(
  ctx: StaffCtx,
  { id, sessionId, reason }: SessionEnds,
): Promise<null> {
  await inTransaction(ctx, async (tx) => {
    const stored = await listMemberSessions({ db: tx, now: ctx.now }, id)
    const live = stored.filter((one) => one.isLive)
    const ended = live.filter((one) => sessionId === undefined || one.id === sessionId)
    if (ended.length === 0) fail('ContentNotFound')
    for (const session of ended) await endSession(ctx, tx, session.id, 'revoked')
    await auditAct(ctx, tx, {
      act: 'member.sessionsEnded',
      targetKind: 'member',
      targetId: id,
      reason,
      before: { devices: live.length },
      after: { devices: live.length - ended.length, ended: ended.length },
    })
  })
  return null
}
