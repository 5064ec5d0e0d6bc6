import { recordAudit } from '../../audit.ts'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { endSession } from '../../session/end-session.ts'
import { ownsSession } from '../../session/list-sessions.ts'

/**
 * Signs out one of the member's own devices.
 * @throws ContentNotFound for another member's session, and one that has ended
 */
export async function removeSession(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  if (!(await ownsSession(ctx, id))) fail('ContentNotFound')
  await endSession(ctx, ctx.db, id, id === ctx.viewer.sessionId ? 'logout' : 'revoked')
  recordAudit(ctx, 'session.removed')
  return null
}
