import { timeTextOf } from '@guangquan/rules/time-text'
import { recordAudit } from '../../audit.ts'
import { fail } from '../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../http/calls/once-ctx.ts'
import { endOtherSessions } from '../../session/end-session.ts'
import { alertOwner, checkOwnCode } from '../account/index.ts'
import { planErasure } from '../member/index.ts'
import { checkDeletion, coolingOffDays } from './check-deletion.ts'

/**
 * Begins the cooling-off: every device is signed out, and the next sign-in offers to cancel it.
 * @throws CaptchaWrong, DeletionBlocked
 */
export async function requestDeletion(
  ctx: OnceCtx<{ eraseTime: string }>,
  { code, keepPosts }: { code: string; keepPosts: boolean },
): Promise<CommittedResponse> {
  const { obstacles } = await checkDeletion(ctx)
  if (obstacles.length > 0) fail('DeletionBlocked')
  await checkOwnCode(ctx, { captchaType: 1100, code })
  const eraseAt = new Date(ctx.now.getTime() + coolingOffDays * 24 * 3600_000)
  const memberId = ctx.viewer.id
  const response = await ctx.once(async (tx) => {
    await alertOwner(ctx, tx, { memberId, change: 'deletion' })
    await planErasure(tx, memberId, { eraseAt, keepPosts })
    await endOtherSessions(ctx, tx, { memberId, exceptId: null, reason: 'revoked' })
    return { eraseTime: timeTextOf(eraseAt) }
  })
  recordAudit(ctx, 'deletion.requested')
  return response
}
