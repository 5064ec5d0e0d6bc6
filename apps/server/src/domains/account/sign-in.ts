import type { StoredUserInfo } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { recordAudit } from '../../audit.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { issueSession } from '../../session/issue-session.ts'
import { lockMemberStatus } from '../member/index.ts'
import { findBan } from '../sanction/index.ts'
import { loadStoredUserInfo } from './account.view.ts'
import { issueAppealTicket, issueWithdrawTicket } from './captcha/verify-ticket.ts'
import { writeReceipt, type OpenedSession, type Receipt } from './visitor-receipt.ts'

export interface SignIn {
  memberId: string
  /** How they proved their identity. */
  method: 'code' | 'emailCode' | 'password' | 'social' | 'withdraw'
  /** Runs in the transaction of the sign-in, before the session is created. */
  before?: (tx: Tx) => Promise<void>
  /** Where the session is stored for a retry. */
  receipt?: Receipt<OpenedSession> | null
}

type Outcome =
  | { kind: 'in'; opened: OpenedSession }
  | { kind: 'closed' }
  | { kind: 'banned'; reason: string }
  | { kind: 'leaving'; eraseAt: Date }

/**
 * Opens a session for a member whose identity is proved.
 * @throws Banned with `details.reason` and `details.appealTicket`; SignedOutElsewhere for a member who is erased;
 * CoolingOff while a deletion is pending, with `details.until` and, before that day, `details.withdrawTicket`
 */
export async function signIn(ctx: Ctx, given: SignIn): Promise<StoredUserInfo> {
  return loadStoredUserInfo(ctx, await openSession(ctx, given))
}

/** As `signIn`, for a write that stores a receipt. */
export async function openSession(
  ctx: Ctx,
  { memberId, method, before, receipt = null }: SignIn,
): Promise<OpenedSession> {
  const open = async (tx: Tx): Promise<OpenedSession> => {
    await before?.(tx)
    return { ...(await issueSession(ctx, tx, memberId)), memberId }
  }
  const outcome = await inTransaction(ctx, async (tx): Promise<Outcome> => {
    const standing = await lockMemberStatus(tx, memberId)
    if (standing?.isBanned === true)
      return { kind: 'banned', reason: (await findBan(tx, memberId))?.reason ?? '' }
    if (standing?.isActive !== true) return { kind: 'closed' }
    if (standing.eraseAt !== null && method !== 'withdraw')
      return { kind: 'leaving', eraseAt: standing.eraseAt }
    return { kind: 'in', opened: await writeReceipt(tx, receipt, () => open(tx)) }
  })
  recordAudit(ctx, 'login', { memberId, method, outcome: outcome.kind === 'in' ? 'ok' : 'failed' })
  if (outcome.kind === 'banned') {
    const appealTicket = await issueAppealTicket(ctx, memberId)
    fail('Banned', { reason: outcome.reason, appealTicket })
  }
  if (outcome.kind === 'closed') fail('SignedOutElsewhere')
  if (outcome.kind === 'leaving') {
    const until = timeTextOf(outcome.eraseAt)
    // The erasure itself may run up to an hour later.
    if (outcome.eraseAt <= ctx.now) fail('CoolingOff', { until })
    fail('CoolingOff', { until, withdrawTicket: await issueWithdrawTicket(ctx, memberId) })
  }
  return outcome.opened
}
