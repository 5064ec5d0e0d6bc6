import { v7 as uuid } from 'uuid'
import {
  errorText,
  minimumAgeYears,
  password as passwordSchema,
  type MethodParsed,
  type StoredUserInfo,
  UserInfo,
} from '@guangquan/contract'
import { isOfAge } from '@guangquan/rules/people/age'
import { dayOf } from '@guangquan/rules/time-text'
import { recordAudit } from '../../../audit.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { emit } from '../../../events/emit.ts'
import { fail } from '../../../fail.ts'
import { issueSession } from '../../../session/issue-session.ts'
import { chooseTopics } from '../../interest/index.ts'
import { insertMember, refuseUnfitNickName } from '../../member/index.ts'
import { recordReferral } from '../../referral/index.ts'
import { areaExists, brandWords } from '../../site/index.ts'
import { consumeSocialTicket } from '../../social/index.ts'
import { insertCredential } from '../account.store.ts'
import { loadStoredUserInfo } from '../account.view.ts'
import { logFirstConsent } from '../consent.ts'
import { clearBrowserTicket, readBrowserTicket } from '../captcha/browser-ticket.ts'
import { parseTarget } from '../captcha/parse-target.ts'
import { hashPassword } from '../password/hash-password.ts'
import { isDisposableEmail } from './is-disposable-email.ts'
import { addToHistory } from '../password/password-history.ts'
import { refuseUnfitPassword } from '../password/refuse-password.ts'
import { countRegistration } from './registration-limit.ts'
import { refuseQuarantinedPhone } from '../quarantined-phone.ts'
import {
  OpenedSession,
  receiptOf,
  withSessionReceipt,
  writeReceipt,
  type Receipt,
} from '../visitor-receipt.ts'
import { hasTargetProof, consumeTargetProof } from '../consume-proof.ts'

type Registration = MethodParsed<typeof UserInfo.Register>

/**
 * Creates an account for a proved phone or mailbox and signs it in. One transaction covers member, credential, topics,
 * consent, invitation, social account, the ticket's use and the receipt. The same request again, by requestId and body,
 * gets the same session, since the first response may have been lost.
 * @throws TicketInvalid, PhoneTaken, PhoneQuarantined, EmailTaken, EmailRefused, NickNameTaken, NickNameRefused, NickNameContact, PasswordRefused,
 * PasswordTelling, UnderAge, InviteCodeWrong, SocialFailed, SocialTaken, RegisterLimit
 */
export async function registerMember(ctx: Ctx, input: Registration): Promise<StoredUserInfo> {
  const receipt = receiptOf(ctx.app, { method: UserInfo.Register, input, schema: OpenedSession })
  const opened = await withSessionReceipt(ctx, receipt, () => register(ctx, input, receipt))
  return loadStoredUserInfo(ctx, opened)
}

async function register(
  ctx: Ctx,
  input: Registration,
  receipt: Receipt<OpenedSession> | null,
): Promise<OpenedSession> {
  const target = parseTarget(input)
  const proof = {
    ticket: input.verifyTicket ?? readBrowserTicket(ctx, 'register'),
    consumer: 'register',
    target,
  } as const
  // Hashing is expensive: not without a ticket.
  if (!(await hasTargetProof(ctx, proof))) fail('TicketInvalid')
  await refuseUnfit(ctx, input)
  const takenError = target.kind === 'sms' ? 'PhoneTaken' : 'EmailTaken'
  const passwordHash = input.password === undefined ? null : await hashPassword(ctx.app.env, input.password)
  const memberId = uuid()
  const create = async (tx: Tx): Promise<OpenedSession> => {
    await consumeTargetProof(ctx, tx, proof)
    const member = { ...input, id: memberId, areaCodes: input.area, phoneBound: target.kind === 'sms' }
    if (!(await insertMember(ctx, tx, member))) fail('NickNameTaken')
    const credential = { memberId, phone: input.phone, email: input.email, passwordHash }
    if (!(await insertCredential(ctx, tx, credential))) fail(takenError)
    if (passwordHash !== null) await addToHistory(ctx, tx, memberId, passwordHash)
    await logFirstConsent(ctx, tx, memberId)
    await addExtras(ctx, tx, memberId, input)
    await countRegistration(ctx, tx)
    await emit(tx, 'member.registered', { memberId, circleIds: input.followPGIds })
    return { ...(await issueSession(ctx, tx, memberId)), memberId }
  }
  const opened = await inTransaction(ctx, (tx) => writeReceipt(tx, receipt, () => create(tx)))
  clearBrowserTicket(ctx, 'register')
  recordAudit(ctx, 'register', { memberId, method: target.kind, social: input.socialTicket !== undefined })
  return opened
}

async function refuseUnfit(ctx: Ctx, input: Registration): Promise<void> {
  const { phone, email, nickName, password, birthday, area } = input
  if (email !== undefined && isDisposableEmail(email)) fail('EmailRefused')
  if (phone !== undefined) await refuseQuarantinedPhone(ctx, phone)
  if (birthday !== undefined && !isOfAge(birthday, dayOf(ctx.now), minimumAgeYears)) fail('UnderAge')
  if (!areaExists(area)) fail('BadInput', { fields: { area: errorText('AreaUnknown') } })
  await refuseUnfitNickName(ctx, nickName, await brandWords(ctx))
  if (password !== undefined) await refuseUnfitPassword(ctx, password, { phone, email, nickName })
  else if (input.socialTicket === undefined) fail('BadInput', { fields: { password: shortSentence() } })
}

async function addExtras(ctx: Ctx, tx: Tx, memberId: string, input: Registration): Promise<void> {
  const { topicIds, inviteUserCode, socialTicket } = input
  await chooseTopics(tx, { memberId, topicIds })
  await recordReferral(ctx, tx, { inviteeId: memberId, code: inviteUserCode })
  if (socialTicket !== undefined) await consumeSocialTicket(ctx, tx, { ticket: socialTicket, memberId })
}

function shortSentence(): string {
  return passwordSchema.safeParse('').error?.issues[0]?.message ?? ''
}
