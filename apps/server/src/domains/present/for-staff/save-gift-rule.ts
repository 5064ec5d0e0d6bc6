import { grantSentences, presentSources, type MethodParsed, type StaffGiftRule } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { getGiftRule } from './gift-rules.read.ts'

/** Adds a rule. @throws ContentNotFound for an unknown gift, BadInput for a source that has one */
export async function createGiftRule(ctx: StaffCtx, input: MethodParsed<typeof StaffGiftRule.Create>) {
  const { source, level, giftId, isOpen, isYearly, reason } = input
  const isOfLevel = source === presentSources.level
  if (isOfLevel !== (level !== null)) fail('BadInput', { fields: { level: grantSentences.level } })
  return inTransaction(ctx, async (tx) => {
    const gift = await requireGift(tx, giftId)
    const id = uuid()
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('gift_rule')
      .values({ id, source, level, gift_id: giftId, is_open: isOpen, is_yearly: isYearly && isOfLevel })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (added !== 1n) fail('BadInput', { fields: { source: grantSentences.taken } })
    await auditAct(ctx, tx, {
      act: 'gift.ruleCreated',
      targetKind: 'giftRule',
      targetId: id,
      reason,
      after: { source, level, gift: gift.title, open: isOpen, yearly: isYearly && isOfLevel },
    })
    return getGiftRule({ db: tx }, id)
  })
}

/** Changes a rule for the future. @throws ContentNotFound, ChangedMeanwhile */
export async function saveGiftRule(
  ctx: StaffCtx,
  { id, giftId, isOpen, isYearly, version, reason }: MethodParsed<typeof StaffGiftRule.Save>,
) {
  return inTransaction(ctx, async (tx) => {
    // Locked before the earlier values are read, because of concurrent changes.
    await tx.selectFrom('gift_rule').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    const before = await getGiftRule({ db: tx }, id)
    const gift = await requireGift(tx, giftId)
    const target = { targetKind: 'giftRule', targetId: id } as const
    const isAgain = isYearly && before.source === presentSources.level
    const { numUpdatedRows } = await tx
      .updateTable('gift_rule')
      .set({ gift_id: giftId, is_open: isOpen, is_yearly: isAgain, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) await failChanged(tx, target)
    await auditAct(ctx, tx, {
      act: 'gift.ruleSaved',
      ...target,
      reason,
      before: { gift: before.giftTitle, open: before.isOpen, yearly: before.isYearly },
      after: { gift: gift.title, open: isOpen, yearly: isAgain },
    })
    return getGiftRule({ db: tx }, id)
  })
}

async function requireGift(tx: Tx, id: string): Promise<{ title: string }> {
  const gift = await tx.selectFrom('gift').select('title').where('id', '=', id).executeTakeFirst()
  return gift ?? fail('ContentNotFound')
}
