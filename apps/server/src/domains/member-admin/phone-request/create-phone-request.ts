import type { StaffPhoneRequestItem } from '@guangquan/contract'
import { maskPhone } from '@guangquan/rules/people/phone'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { encryptField } from '../../../crypto/field-cipher.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { refuseUsedPhone } from '../../account/index.ts'
import { lockMember } from '../../member/index.ts'
import { requestedPhonePurpose } from '../member-admin.sealed.ts'
import { loadPhoneRequest } from './phone-requests.read.ts'
import { newRequest, requestState } from '../../../two-person-request.ts'

interface NewRequest {
  memberId: string
  phone: string
  proof: string
  reason: string
}

/**
 * Requests a new phone for a member who lost theirs. One request of a member waits at a time.
 * @throws ContentNotFound, NotAllowedNow, PhoneTaken, PhoneQuarantined
 */
export async function createPhoneRequest(
  ctx: StaffCtx,
  { memberId, phone, proof, reason }: NewRequest,
): Promise<StaffPhoneRequestItem> {
  const { now, app } = ctx
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    const inTx = { ...ctx, db: tx }
    if (!(await lockMember(tx, memberId))) fail('ContentNotFound')
    const waiting = await tx
      .selectFrom('phone_request')
      .select('id')
      .where('member_id', '=', memberId)
      .where('state', '=', requestState.waiting)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (waiting !== undefined) fail('NotAllowedNow')
    await refuseUsedPhone(inTx, phone)
    const phoneMasked = maskPhone(phone)
    await tx
      .insertInto('phone_request')
      .values({
        id,
        member_id: memberId,
        phone_cipher: encryptField(app.env, requestedPhonePurpose, id, phone),
        phone_masked: phoneMasked,
        proof,
        reason,
        ...newRequest(ctx),
      })
      .execute()
    await auditAct(ctx, tx, {
      act: 'member.phoneRequested',
      targetKind: 'member',
      targetId: memberId,
      reason,
      after: { phone: phoneMasked, proof },
    })
    return loadPhoneRequest(inTx, id)
  })
}
