import {
  codeStateNames,
  codeStates,
  fieldSentences,
  type MethodParsed,
  type ShownCode,
  type StaffGoodsCode,
} from '@guangquan/contract'
import { hasStaffAccess, staff } from '@guangquan/contract/wire/staff-access'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import { loadShops } from '../../shop/index.ts'
import { codeIndexes } from '../codes/code-text.ts'
import { findGoods, findShopIds } from '../goods.store.ts'

// Goods managers accept codes for any shop, clerks for their own.
const ofAllShops = staff('goodsManager', 'support')

/** The code that a member shows. @throws ContentNotFound, also for one that was not handed out */
export async function findCode(ctx: StaffCtx, { code }: { code: string }): Promise<ShownCode> {
  const row = await ctx.db
    .selectFrom('goods_code')
    .where('code_index', 'in', codeIndexes(ctx.app.env, code))
    .where('state', '<>', codeStates.pooled)
    .select('id')
    .executeTakeFirst()
  return loadShownCode(ctx, row?.id ?? fail('ContentNotFound'))
}

/**
 * Accepts a code in a shop, once.
 * @throws ContentNotFound, CodeSpent, NotAllowedNow in a shop that does not accept it, BadInput of a clerk for another
 *   shop
 */
export async function useCode(
  ctx: StaffCtx,
  { id, shopId }: MethodParsed<typeof StaffGoodsCode.Use>,
): Promise<ShownCode> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    const shown = await loadShownCode({ ...ctx, db: tx }, id)
    if (shown.ownShops?.every((one) => one.id !== shopId) === true)
      fail('BadInput', { fields: { shopId: fieldSentences.ownShopCode } })
    const shop = (await loadShops(tx, [shopId])).get(shopId)
    const isAccepted = shown.shops.length === 0 || shown.shops.some((one) => one.id === shopId)
    if (shop === undefined || !isAccepted) fail('NotAllowedNow')
    const used = await tx
      .updateTable('goods_code')
      .set({ state: codeStates.used, used_at: now, used_shop_id: shopId, used_by: ctx.staff.name })
      .where('id', '=', id)
      .where('state', '=', codeStates.unused)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (used.numUpdatedRows === 0n) fail('CodeSpent', { state: nameOf(codeStateNames, shown.state) })
    const order = await findOrderOf(tx, id)
    await auditAct(ctx, tx, {
      act: 'goods.codeUsed',
      targetKind: 'order',
      targetId: order.id,
      before: { codeState: codeStates.unused },
      after: {
        code: id,
        codeState: codeStates.used,
        number: order.number,
        goods: shown.goodsName,
        shop: shop.item.name,
      },
    })
    return loadShownCode({ ...ctx, db: tx }, id)
  })
}

/** The order that a code was handed out with. */
function findOrderOf(tx: Tx, codeId: string): Promise<{ id: string; number: string }> {
  return tx
    .selectFrom('goods_code')
    .innerJoin('goods_order', 'goods_order.id', 'goods_code.order_id')
    .where('goods_code.id', '=', codeId)
    .select(['goods_order.id', 'goods_order.number'])
    .executeTakeFirstOrThrow()
}

async function loadShownCode(
  { db, now, staff: caller }: Pick<StaffCtx, 'now' | 'staff'> & { db: Queryable },
  id: string,
): Promise<ShownCode> {
  const row = await db
    .selectFrom('goods_code')
    .innerJoin('goods_order', 'goods_order.id', 'goods_code.order_id')
    .where('goods_code.id', '=', id)
    .select(['goods_code.state', 'expires_at', 'used_at', 'used_shop_id'])
    .select(['goods_order.goods_id', 'goods_order.member_id', 'goods_name', 'shop_id'])
    .executeTakeFirst()
  if (row === undefined || row.expires_at === null) fail('ContentNotFound')
  const accepted = row.shop_id === null ? await findShopIds(db, row.goods_id) : [row.shop_id]
  const named = [row.used_shop_id, caller.shopId].filter((shopId) => shopId !== null)
  const [goods, shops, names] = await Promise.all([
    findGoods(db, row.goods_id),
    loadShops(db, [...accepted, ...named]),
    loadNickNames(db, [row.member_id]),
  ])
  const choices = (ids: readonly string[]) =>
    ids.flatMap((shopId) => {
      const shop = shops.get(shopId)
      return shop === undefined ? [] : [{ id: shopId, name: shop.item.name }]
    })
  const isAcceptedIn = (shopId: string | null): shopId is string =>
    shopId !== null &&
    shops.get(shopId)?.isOpen === true &&
    (accepted.length === 0 || accepted.includes(shopId))
  const isOver = row.state === codeStates.unused && row.expires_at <= now
  return {
    id,
    goodsName: row.goods_name,
    useNote: goods?.use_note ?? '',
    nickName: names.get(row.member_id) ?? '',
    state: isOver ? codeStates.expired : row.state,
    expireTime: timeTextOf(row.expires_at),
    usedTime: row.used_at && timeTextOf(row.used_at),
    usedShop: row.used_shop_id === null ? '' : (shops.get(row.used_shop_id)?.item.name ?? ''),
    shops: choices(accepted),
    ownShops: hasStaffAccess(ofAllShops, caller.roles)
      ? null
      : choices(isAcceptedIn(caller.shopId) ? [caller.shopId] : []),
  }
}
