import { recordAudit } from '../../../audit.ts'
import type { MemberCtx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { findCredential } from '../account.store.ts'
import { isPassword } from './is-password.ts'
import { permitTry } from './password-tries.ts'
import { issuePasswordTicket } from '../captcha/verify-ticket.ts'

/**
 * Checks the member's password and issues a proof of ten minutes.
 * @throws WrongPassword, also for a member without one; PuzzleNeeded, AccountLocked
 */
export async function validatePassword(
  ctx: MemberCtx,
  { oldPassword, puzzle }: { oldPassword: string; puzzle?: string | undefined },
): Promise<{ ticket: string; expiresAt: number }> {
  const tried = await permitTry(ctx, `member:${ctx.viewer.id}`, puzzle)
  const stored = (await findCredential(ctx.db, ctx.viewer.id))?.password_hash ?? null
  const right = await isPassword(ctx, stored, oldPassword)
  recordAudit(ctx, 'password.checked', { outcome: right ? 'ok' : 'failed' })
  if (!right) {
    await tried.failTry()
    fail('WrongPassword')
  }
  await tried.succeed()
  return issuePasswordTicket(ctx)
}
