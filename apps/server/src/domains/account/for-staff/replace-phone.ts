import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { endOtherSessions } from '../../../session/end-session.ts'
import { markPhoneBound } from '../../member/index.ts'
import { findCredentialByTarget, lockCredential, replaceTarget } from '../account.store.ts'
import { alertOwner } from '../alert/alert-owner.ts'
import { toPhone } from '../captcha/target.ts'
import { refuseQuarantinedPhone } from '../quarantined-phone.ts'

/** Refuses a phone that an account has, or had until a short time ago. @throws PhoneTaken, PhoneQuarantined */
export async function refuseUsedPhone(ctx: Ctx, phone: string): Promise<void> {
  if ((await findCredentialByTarget(ctx.app.env, ctx.db, toPhone(phone))) !== undefined) fail('PhoneTaken')
  await refuseQuarantinedPhone(ctx, phone)
}

/**
 * Replaces the phone of a member who lost theirs: all sessions end, and the old phone and the mailbox get a message. The
 * caller is responsible for the permission.
 * @throws PhoneTaken, PhoneQuarantined
 */
export async function replacePhone(
  ctx: Ctx,
  tx: Tx,
  { memberId, phone }: { memberId: string; phone: string },
): Promise<void> {
  await refuseQuarantinedPhone({ ...ctx, db: tx }, phone)
  const before = await lockCredential(tx, memberId)
  await alertOwner(ctx, tx, { memberId, change: 'phone' })
  if (!(await replaceTarget(ctx, tx, memberId, toPhone(phone)))) fail('PhoneTaken')
  if (before.phone_index === null) await markPhoneBound(tx, memberId)
  await endOtherSessions(ctx, tx, { memberId, exceptId: null, reason: 'revoked' })
}
