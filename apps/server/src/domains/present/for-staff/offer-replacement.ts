import {
  parcelSentences,
  presentStates,
  replacementSentences as sentences,
  replacementStates,
  type MethodParsed,
  type PresentState,
  type StaffPresent,
  type StaffPresentItem,
} from '@guangquan/contract'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { createNotice } from '../../notice/index.ts'
import { presentTargetName } from '../present-target-name.ts'
import { readPresent, type PresentRow } from '../present.store.ts'
import { costOf, type GrantCost } from './four-eyes.ts'
import { getStaffPresent } from './presents-list.read.ts'
import { lockPresent } from './ship-presents.ts'

const { toClaim, toChoose, needsAddress, toShip } = presentStates
/** Until it is on its way. */
const replaceable: readonly PresentState[] = [toClaim, toChoose, needsAddress, toShip]

/**
 * How much more than the original present a replacement may be worth, so that neither one offer nor several in a row
 * circumvent the second person whom a grant requires.
 */
const maxMore = { factor: 1.5, yuan: 100 }

/**
 * Offers a gift of at least the same value in place of a present that cannot be delivered.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow, BadInput for a gift of another value
 */
export async function offerReplacement(
  ctx: StaffCtx,
  { id, version, giftId, reason }: MethodParsed<typeof StaffPresent.OfferReplacement>,
): Promise<StaffPresentItem> {
  return inTransaction(ctx, async (tx) => {
    const present = readPresent((await lockPresent(tx, id)) ?? fail('ContentNotFound'), ctx.now)
    const target = { targetKind: 'present', targetId: id } as const
    if (present.version !== version) await failChanged(tx, target, { otherwise: parcelSentences.member })
    if (!replaceable.includes(present.state)) fail('NotAllowedNow')
    const gift = await tx.selectFrom('gift').selectAll().where('id', '=', giftId).executeTakeFirst()
    if (gift?.is_open !== true) return fail('BadInput', { fields: { giftId: sentences.gift } })
    const first = await findFirst(tx, present)
    refuseOtherValue(costOf(present, 1), { first, offered: costOf(gift, 1) })
    const offer = {
      gift_id: giftId,
      title: gift.title,
      value: gift.value,
      options: JSON.stringify(gift.options),
      exchange_coins: gift.exchange_coins,
      claim_days: gift.claim_days,
      first_value: first.value,
      first_coins: first.coins,
      reason,
      state: replacementStates.waiting,
      offered_by_name: ctx.staff.displayName,
      offered_at: ctx.now,
      answered_at: null,
    }
    await tx
      .insertInto('present_replacement')
      .values({ present_id: id, ...offer })
      .onConflict((conflict) => conflict.column('present_id').doUpdateSet(offer))
      .execute()
    await tx
      .updateTable('present')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute()
    await createNotice(tx, ctx.now, {
      memberId: present.member_id,
      kind: 'present.replacement',
      target: { kind: presentTargetName, id },
      note: sentences.note(present.title, gift.title),
    })
    await auditAct(ctx, tx, {
      act: 'present.replacementOffered',
      ...target,
      reason,
      before: { title: present.title, value: present.value },
      after: { title: gift.title, value: gift.value, number: present.number },
    })
    return getStaffPresent({ ...ctx, db: tx }, id)
  })
}

/** The value of a present before anything was offered in its place. */
async function findFirst(tx: Tx, present: PresentRow): Promise<GrantCost> {
  const former = await tx
    .selectFrom('present_replacement')
    .where('present_id', '=', present.id)
    .select(['first_value as value', 'first_coins as coins'])
    .executeTakeFirst()
  return former ?? costOf(present, 1)
}

function refuseOtherValue(
  given: GrantCost,
  { first, offered }: { first: GrantCost; offered: GrantCost },
): void {
  const dearest = Math.max(first.value * maxMore.factor, first.value + maxMore.yuan)
  if (offered.value < given.value) fail('BadInput', { fields: { giftId: sentences.cheaper(given.value) } })
  if (offered.value > dearest || offered.coins > first.coins)
    fail('BadInput', { fields: { giftId: sentences.dearer(Math.floor(dearest), first.coins) } })
}
