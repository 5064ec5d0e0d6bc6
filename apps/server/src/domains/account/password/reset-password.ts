import { UserInfo, type MethodParsed } from '@guangquan/contract'
import * as z from 'zod'
import { recordAudit } from '../../../audit.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { endOtherSessions } from '../../../session/end-session.ts'
import { getUserBrief } from '../../member/index.ts'
import { contactsOf, findCredentialByTarget } from '../account.store.ts'
import { alertOwner } from '../alert/alert-owner.ts'
import { hashPassword } from './hash-password.ts'
import { accountKey } from '../login-by-password.ts'
import { wasUsedBefore, writePassword } from './password-history.ts'
import { forgetTries } from './password-tries.ts'
import { refuseUnfitPassword } from './refuse-password.ts'
import { clearBrowserTicket, readBrowserTicket } from '../captcha/browser-ticket.ts'
import { parseTarget } from '../captcha/parse-target.ts'
import { hasTargetProof, consumeTargetProof } from '../consume-proof.ts'
import { receiptOf, withReceipt, writeReceipt, type Receipt } from '../visitor-receipt.ts'

const Done = z.literal(true)
type Reset = MethodParsed<typeof UserInfo.ResetPassword>

/**
 * Resets a forgotten password and ends every session. An address whose account is gone since its code was checked gets
 * the same response after the same time. A repeated request gets the first one's response and changes nothing.
 * @throws TicketInvalid, PasswordRefused, PasswordTelling, PasswordUsedBefore
 */
export async function resetPassword(ctx: Ctx, input: Reset): Promise<null> {
  const receipt = receiptOf(ctx.app, { method: UserInfo.ResetPassword, input, schema: Done })
  await withReceipt(ctx, receipt, () => reset(ctx, input, receipt))
  return null
}

async function reset(ctx: Ctx, input: Reset, receipt: Receipt<true> | null): Promise<true> {
  const target = parseTarget(input)
  const proof = {
    ticket: input.verifyTicket ?? readBrowserTicket(ctx, 'resetPassword'),
    consumer: 'resetPassword',
    target,
  } as const
  if (!(await hasTargetProof(ctx, proof))) fail('TicketInvalid')
  const credential = await findCredentialByTarget(ctx.app.env, ctx.db, target)
  const memberId = credential?.member_id
  const owner = credential && contactsOf(ctx.app.env, credential)
  const nickName = memberId === undefined ? '' : (await getUserBrief(ctx, memberId)).nickName
  await refuseUnfitPassword(ctx, input.newPassword, {
    ...(owner ?? { [target.kind === 'sms' ? 'phone' : 'email']: target.address }),
    nickName,
  })
  const before = credential && { memberId: credential.member_id, current: credential.password_hash }
  if (await wasUsedBefore(ctx, before ?? null, input.newPassword)) fail('PasswordUsedBefore')
  const passwordHash = await hashPassword(ctx.app.env, input.newPassword)
  const write = async (tx: Tx): Promise<true> => {
    await consumeTargetProof(ctx, tx, proof)
    if (memberId === undefined) return true
    await alertOwner(ctx, tx, { memberId, change: 'password' })
    await writePassword(ctx, tx, memberId, passwordHash)
    await forgetTries(tx, accountKey(ctx, { target }))
    await endOtherSessions(ctx, tx, { memberId, exceptId: null, reason: 'revoked' })
    return true
  }
  await inTransaction(ctx, (tx) => writeReceipt(tx, receipt, () => write(tx)))
  clearBrowserTicket(ctx, 'resetPassword')
  recordAudit(ctx, 'password.reset', { memberId: memberId ?? '' })
  return true
}
