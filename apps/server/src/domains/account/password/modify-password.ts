import { recordAudit } from '../../../audit.ts'
import { fail } from '../../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../../http/calls/once-ctx.ts'
import { endOtherSessions } from '../../../session/end-session.ts'
import { getUserBrief } from '../../member/index.ts'
import { contactsOf, findCredential } from '../account.store.ts'
import { alertOwner } from '../alert/alert-owner.ts'
import { hashPassword } from './hash-password.ts'
import { wasUsedBefore, writePassword } from './password-history.ts'
import { refuseUnfitPassword } from './refuse-password.ts'
import { hasProof, consumeProof } from '../consume-proof.ts'

/**
 * Changes the member's password, or sets the first one, and ends all other sessions.
 * @throws TicketInvalid, PasswordRefused, PasswordTelling, PasswordUsedBefore
 */
export async function modifyPassword(
  ctx: OnceCtx<null>,
  { ticket, newPassword }: { ticket: string; newPassword: string },
): Promise<CommittedResponse> {
  const proof = { ticket, consumer: 'modifyPassword' } as const
  // Hashing is expensive: not without a proof.
  if (!(await hasProof(ctx, proof))) fail('TicketInvalid')
  const memberId = ctx.viewer.id
  const credential = await findCredential(ctx.db, memberId)
  const { nickName } = await getUserBrief(ctx, memberId)
  await refuseUnfitPassword(ctx, newPassword, { ...contactsOf(ctx.app.env, credential), nickName })
  const current = credential?.password_hash ?? null
  if (await wasUsedBefore(ctx, { memberId, current }, newPassword)) fail('PasswordUsedBefore')
  const passwordHash = await hashPassword(ctx.app.env, newPassword)
  const response = await ctx.once(async (tx) => {
    await consumeProof(ctx, tx, proof)
    await alertOwner(ctx, tx, { memberId, change: 'password' })
    await writePassword(ctx, tx, memberId, passwordHash)
    await endOtherSessions(ctx, tx, { memberId, exceptId: ctx.viewer.sessionId, reason: 'revoked' })
    return null
  })
  recordAudit(ctx, 'password.changed')
  return response
}
