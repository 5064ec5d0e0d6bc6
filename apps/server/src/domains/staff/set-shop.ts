import { fieldSentences } from '@guangquan/contract'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { loadShops } from '../shop/index.ts'
import { lockAccount } from './account.store.ts'

/**
 * Assigns a staff member to a shop, or to none, effective from their next call.
 * @throws ContentNotFound, ChangedMeanwhile, BadInput for a shop that is not open
 */
export async function setStaffShop(
  ctx: StaffCtx,
  { id, shopId, version, reason }: { id: string; shopId: string | null; version: number; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, { id, version })
    const shops = await loadShops(
      tx,
      [account.shop_id, shopId].filter((one) => one !== null),
    )
    if (shopId !== null && shops.get(shopId)?.isOpen !== true)
      fail('BadInput', { fields: { shopId: fieldSentences.shopId } })
    await tx
      .updateTable('staff_account')
      .set({ shop_id: shopId, version: version + 1 })
      .where('id', '=', id)
      .execute()
    const nameOf = (one: string | null) => (one === null ? '' : (shops.get(one)?.item.name ?? ''))
    await auditAct(ctx, tx, {
      act: 'staff.shopSet',
      targetKind: 'staff',
      targetId: id,
      reason,
      before: { shop: nameOf(account.shop_id) },
      after: { shop: nameOf(shopId) },
    })
  })
}
