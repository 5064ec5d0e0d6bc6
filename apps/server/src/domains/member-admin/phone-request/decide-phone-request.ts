import type { StaffPhoneRequestItem } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { decryptField } from '../../../crypto/field-cipher.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadAccountFacts, replacePhone } from '../../account/index.ts'
import { lockMember } from '../../member/index.ts'
import { requestedPhonePurpose } from '../member-admin.sealed.ts'
import { loadPhoneRequest } from './phone-requests.read.ts'
import { newDecision, refuseDecision } from '../../../two-person-request.ts'

interface Decision {
  id: string
  approve: boolean
  reason: string
}

/**
 * Approves a request for a new phone, which changes it at once, or refuses it. The requester may not decide it.
 * @throws ContentNotFound, NotAllowedOnSelf, NotAllowedNow after 24 hours, ChangedMeanwhile when it was decided,
 *   PhoneTaken, PhoneQuarantined
 */
export async function decidePhoneRequest(
  ctx: StaffCtx,
  { id, approve, reason }: Decision,
): Promise<StaffPhoneRequestItem> {
  const { app } = ctx
  return inTransaction(ctx, async (tx) => {
    const { memberId, request } = await lockRequest(tx, id)
    refuseDecision(ctx, request)
    const { phoneMasked: before } = await loadAccountFacts(tx, memberId)
    if (approve) {
      const phone = decryptField(app.env, requestedPhonePurpose, id, request.phone_cipher)
      await replacePhone(ctx, tx, { memberId, phone })
    }
    await tx
      .updateTable('phone_request')
      .set(newDecision(ctx, { approve, reason }))
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: approve ? 'member.phoneReplaced' : 'member.phoneRefused',
      targetKind: 'member',
      targetId: memberId,
      reason,
      before: { phone: before },
      after: { phone: approve ? request.phone_masked : before, requestedBy: request.requester_name },
    })
    return loadPhoneRequest({ ...ctx, db: tx }, id)
  })
}

async function lockRequest(tx: Tx, id: string) {
  const found = tx.selectFrom('phone_request').selectAll().where('id', '=', id)
  const { member_id: memberId } = (await found.executeTakeFirst()) ?? fail('ContentNotFound')
  // The member first, as when they are erased with their requests.
  if (!(await lockMember(tx, memberId))) fail('ContentNotFound')
  return { memberId, request: (await found.forUpdate().executeTakeFirst()) ?? fail('ContentNotFound') }
}
