import type { SocialProvider } from '@guangquan/contract'
import { recordAudit } from '../../audit.ts'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { endOtherSessions } from '../../session/end-session.ts'
import { lockBinding, refuseForeignId } from '../social/index.ts'
import { hasSignInMethod } from './account.read.ts'
import { consumeProof } from './consume-proof.ts'

/**
 * Removes a provider's account from the caller's. Requires a fresh proof, ends all other sessions, and is refused where
 * it is the only way to sign in.
 * @throws Forbidden, ContentNotFound, OnlyWayIn, TicketInvalid
 */
export async function unbindSocial(
  ctx: MemberCtx,
  provider: SocialProvider,
  input: { userId?: string | undefined; unionId?: string | undefined; ticket: string },
): Promise<null> {
  refuseForeignId(ctx, input.userId)
  const memberId = ctx.viewer.id
  await inTransaction(ctx, async (tx) => {
    const binding = await lockBinding(tx, { memberId, provider, unionId: input.unionId })
    if (binding === undefined) fail('ContentNotFound')
    if (binding.isOnly && !(await hasSignInMethod(tx, memberId))) fail('OnlyWayIn')
    await consumeProof(ctx, tx, { ticket: input.ticket, consumer: 'unbindSocial' })
    await binding.remove()
    await endOtherSessions(ctx, tx, { memberId, exceptId: ctx.viewer.sessionId, reason: 'revoked' })
  })
  recordAudit(ctx, 'social.unbound', { provider })
  return null
}
