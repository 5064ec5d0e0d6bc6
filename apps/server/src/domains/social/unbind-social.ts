import type { SocialProvider } from '@guangquan/contract'
import { noteAudit } from '../../audit.ts'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { endOtherSessions } from '../../session/end-session.ts'
import { hasWayIn, takeProof } from '../account/index.ts'
import { lockBindings, removeBinding } from './binding.store.ts'
import { refuseForeignId } from './refuse-foreign-id.ts'
import { wireName } from './social-name.ts'

/**
 * Takes an account of another house off the caller's. Needs a fresh proof, ends all other sessions, and is refused
 * where nothing else would open the account any more.
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
    const bindings = await lockBindings(tx, memberId)
    const row = bindings.find((one) => one.provider === provider)
    if (row === undefined) fail('ContentNotFound')
    if (input.unionId !== undefined && input.unionId !== wireName(row.union_index)) fail('ContentNotFound')
    if (bindings.length === 1 && !(await hasWayIn(tx, memberId))) fail('OnlyWayIn')
    await takeProof(ctx, tx, { ticket: input.ticket, consumer: 'unbindSocial' })
    await removeBinding(tx, row)
    await endOtherSessions(ctx, tx, { memberId, keptId: ctx.viewer.sessionId, reason: 'revoked' })
  })
  noteAudit(ctx, 'social.unbound', { provider })
  return null
}
