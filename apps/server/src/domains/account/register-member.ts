import { createHash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { MethodParsed, UserInfo } from '@guangquan/contract'
import { refusePassword } from '@guangquan/rules/password'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { issueSession } from '../../session/issue-session.ts'
import { insertMember, refuseUnfitNickName } from '../member/index.ts'
import { brandWords, currentTerms } from '../site/index.ts'
import { insertCredential } from './account.store.ts'
import { hashPassword } from './hash-password.ts'
import { isCommonPassword } from './is-common-password.ts'
import {
  claimReceipt,
  findReceipt,
  keepReceipt,
  receiptKeyOf,
  type ReceiptKey,
  type Registered,
} from './registration-receipt.ts'
import { holdsTicket, takeTicket } from './verify-ticket.ts'

type Registration = MethodParsed<typeof UserInfo.Register>

/** Registration and service agreement, privacy terms. */
const agreedTerms = [4, 5]

/**
 * Makes an account for a phone that was proved, and signs it in: member, credential, the terms agreed to, the
 * ticket's use and the receipt are one transaction. The same request again, by its requestId and body, gets the same
 * session: its first answer may have been lost on the way.
 * @throws TicketInvalid, PhoneTaken, NickNameTaken, NickNameRefused, PasswordRefused
 */
export async function registerMember(ctx: Ctx, input: Registration): Promise<Registered> {
  const presented = { ticket: input.verifyTicket, phone: input.phone, captchaType: 1 } as const
  const receipt = receiptKeyOf(ctx.app, input)
  // Hashing is dear: nobody gets it without a ticket.
  if (!(await holdsTicket(ctx, presented))) return registeredBefore(ctx, receipt)
  const brand = await brandWords(ctx)
  await refuseUnfitNickName(ctx.db, input.nickName, brand)
  const lists = { isCommon: isCommonPassword, brandWords: brand }
  if (refusePassword(input.password, input, lists) !== null) fail('PasswordRefused')
  const passwordHash = await hashPassword(ctx.app.env, input.password)
  const memberId = uuid()
  const registered = await inTransaction(ctx, async (tx) => {
    if (receipt !== null && !(await claimReceipt(ctx, tx, receipt))) return null
    if (!(await takeTicket(ctx, tx, presented))) fail('TicketInvalid')
    const named = await insertMember(ctx, tx, { ...input, id: memberId })
    if (!named) fail('NickNameTaken')
    if (!(await insertCredential(ctx, tx, { memberId, phone: input.phone, passwordHash }))) fail('PhoneTaken')
    await logConsent(ctx, tx, memberId)
    const session = { ...(await issueSession(ctx, tx, memberId)), memberId }
    if (receipt !== null) await keepReceipt(tx, receipt, session)
    return session
  })
  return registered ?? registeredBefore(ctx, receipt)
}

async function registeredBefore(ctx: Ctx, receipt: ReceiptKey | null): Promise<Registered> {
  return (receipt && (await findReceipt(ctx, receipt))) ?? fail('TicketInvalid')
}

async function logConsent(ctx: Ctx, tx: Tx, memberId: string): Promise<void> {
  const agreed = await currentTerms(tx, ctx.now, agreedTerms)
  if (agreed.length !== agreedTerms.length) throw new Error('the agreement or the privacy terms are missing')
  await tx
    .insertInto('consent_log')
    .values(
      agreed.map((terms) => ({
        id: uuid(),
        member_id: memberId,
        terms_type: terms.termsType,
        version: terms.version,
        content_sha256: createHash('sha256').update(terms.html).digest(),
        ip: ctx.ip,
        created_at: ctx.now,
      })),
    )
    .execute()
}
