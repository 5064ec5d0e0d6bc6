import { timeTextOf } from '@guangquan/rules/time-text'
import { noteAudit } from '../../audit.ts'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { endOtherSessions } from '../../session/end-session.ts'
import { checkOwnCode } from '../account/index.ts'
import { planErasure } from '../member/index.ts'
import { checkDeletion, coolingOffDays } from './check-deletion.ts'

/**
 * Begins the cooling-off: every device is signed out, and signing in again asks whether to call it off.
 * @throws CaptchaWrong, DeletionBlocked
 */
export async function requestDeletion(
  ctx: MemberCtx,
  { code, keepPosts }: { code: string; keepPosts: boolean },
): Promise<{ eraseTime: string }> {
  const { obstacles } = await checkDeletion(ctx)
  if (obstacles.length > 0) fail('DeletionBlocked')
  await checkOwnCode(ctx, { captchaType: 1100, code })
  const eraseAt = new Date(ctx.now.getTime() + coolingOffDays * 24 * 3600_000)
  const memberId = ctx.viewer.id
  await inTransaction(ctx, async (tx) => {
    await planErasure(tx, memberId, { eraseAt, keepPosts })
    await endOtherSessions(ctx, tx, { memberId, keptId: null, reason: 'revoked' })
  })
  noteAudit(ctx, 'deletion.requested')
  return { eraseTime: timeTextOf(eraseAt) }
}
