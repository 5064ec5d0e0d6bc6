import {
  parcelSentences,
  replacementSentences as sentences,
  replacementStates,
  type MethodParsed,
  type StaffPresent,
  type StaffPresentItem,
} from '@guangquan/contract'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { createNotice } from '../../notice/index.ts'
import { presentTargetName } from '../present-target-name.ts'
import { readPresent } from '../present.store.ts'
import { getStaffPresent } from './presents-list.read.ts'
import { lockPresent } from './ship-presents.ts'

/** Withdraws an offer that the member has not answered. @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow */
export async function withdrawReplacement(
  ctx: StaffCtx,
  { id, version, reason }: MethodParsed<typeof StaffPresent.WithdrawReplacement>,
): Promise<StaffPresentItem> {
  return inTransaction(ctx, async (tx) => {
    const present = readPresent((await lockPresent(tx, id)) ?? fail('ContentNotFound'), ctx.now)
    const target = { targetKind: 'present', targetId: id } as const
    if (present.version !== version) await failChanged(tx, target, { otherwise: parcelSentences.member })
    const offer = await tx
      .updateTable('present_replacement')
      .set({ state: replacementStates.withdrawn, answered_at: ctx.now })
      .where('present_id', '=', id)
      .where('state', '=', replacementStates.waiting)
      .returning('title')
      .executeTakeFirst()
    if (offer === undefined) return fail('NotAllowedNow')
    await tx
      .updateTable('present')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute()
    await createNotice(tx, ctx.now, {
      memberId: present.member_id,
      kind: 'present.replacementWithdrawn',
      target: { kind: presentTargetName, id },
      note: sentences.withdrawn(present.title),
    })
    await auditAct(ctx, tx, {
      act: 'present.replacementWithdrawn',
      ...target,
      reason,
      before: { title: offer.title },
      after: { title: present.title, number: present.number },
    })
    return getStaffPresent({ ...ctx, db: tx }, id)
  })
}
