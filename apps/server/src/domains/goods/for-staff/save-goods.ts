import {
  fieldSentences,
  goodsKinds,
  goodsPicture,
  goodsTypes,
  type MethodParsed,
  type StaffGoods,
  type StaffGoodsDetail,
} from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadShops } from '../../shop/index.ts'
import { type GoodsRow } from '../goods.store.ts'
import { virtualGoods } from '../virtual-goods.ts'
import { getStaffGoods } from './goods-list.read.ts'
import { setPictures } from './set-pictures.ts'

type Creation = MethodParsed<typeof StaffGoods.Create>
type Fields = Omit<
  MethodParsed<typeof StaffGoods.Save>,
  'id' | 'version' | 'requestId' | 'pictures' | 'shopIds'
>

/** Adds goods as a draft. @throws BadInput, UploadNotFound */
export async function createGoods(ctx: StaffCtx, input: Creation): Promise<StaffGoodsDetail> {
  const { goodsType, kind, hasCodePool, stock, pictures, shopIds, requestId: _, ...fields } = input
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    const isCode = kind === goodsKinds.code || kind === goodsKinds.appointment
    if (hasCodePool && !isCode) fail('BadInput', { fields: { hasCodePool: fieldSentences.codePool } })
    const columns = await columnsOf(tx, { ...fields, goodsType, kind })
    const row = {
      ...columns,
      goods_type: goodsType,
      kind,
      has_code_pool: hasCodePool,
      stock: hasCodePool ? 0 : stock,
    }
    await tx
      .insertInto('goods')
      .values({ id, ...row, created_at: ctx.now, updated_at: ctx.now })
      .execute()
    await setShops(tx, id, shopIds)
    await setPictures(ctx.app, tx, { goodsId: id, keys: pictures, useType: goodsPicture.useType })
    await auditAct(ctx, tx, {
      act: 'goods.created',
      targetKind: 'goods',
      targetId: id,
      after: { ...factsOf(row), pictures, shops: shopIds },
    })
    return getStaffGoods({ app: ctx.app, db: tx }, { id })
  })
}

/** Changes goods. @throws ContentNotFound, ChangedMeanwhile, BadInput, UploadNotFound */
export async function saveGoods(
  ctx: StaffCtx,
  { id, version, pictures, shopIds, ...fields }: MethodParsed<typeof StaffGoods.Save>,
): Promise<StaffGoodsDetail> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockGoods(tx, id, version)
    const columns = await columnsOf(tx, { ...fields, goodsType: before.goods_type, kind: before.kind })
    await tx
      .updateTable('goods')
      .set({ ...columns, version: version + 1, updated_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await setShops(tx, id, shopIds)
    await setPictures(ctx.app, tx, { goodsId: id, keys: pictures, useType: goodsPicture.useType })
    await auditAct(ctx, tx, {
      act: 'goods.saved',
      targetKind: 'goods',
      targetId: id,
      before: factsOf(before),
      after: { ...factsOf(columns), pictures, shops: shopIds },
    })
    return getStaffGoods({ app: ctx.app, db: tx }, { id })
  })
}

/**
 * Publishes goods or withdraws them.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow when nothing would change
 */
export async function setGoodsState(
  ctx: StaffCtx,
  { id, publish, version, reason }: MethodParsed<typeof StaffGoods.SetState>,
): Promise<StaffGoodsDetail> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockGoods(tx, id, version)
    if ((before.state === 1) === publish || (before.state !== 1 && !publish)) fail('NotAllowedNow')
    await tx
      .updateTable('goods')
      .set({ state: publish ? 1 : 2, version: version + 1, updated_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: publish ? 'goods.published' : 'goods.withdrawn',
      targetKind: 'goods',
      targetId: id,
      reason,
      before: { state: before.state },
      after: { state: publish ? 1 : 2, name: before.name },
    })
    return getStaffGoods({ app: ctx.app, db: tx }, { id })
  })
}

/**
 * Adds to the stock or takes from it. Without a version: orders change it at any time, and a difference is right
 * whenever.
 * @throws ContentNotFound, StockNotEnough, NotAllowedNow for goods without a limit, and for those with a pool of codes
 */
export async function changeStock(
  ctx: StaffCtx,
  { id, delta, reason }: MethodParsed<typeof StaffGoods.ChangeStock>,
): Promise<StaffGoodsDetail> {
  return inTransaction(ctx, async (tx) => {
    const { stock, has_code_pool: hasPool, name } = await lockGoods(tx, id)
    if (stock === null || hasPool) fail('NotAllowedNow')
    if (stock + delta < 0) fail('StockNotEnough')
    await tx
      .updateTable('goods')
      .set({ stock: stock + delta, updated_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: 'goods.stockChanged',
      targetKind: 'goods',
      targetId: id,
      reason,
      before: { stock },
      after: { stock: stock + delta, name },
    })
    return getStaffGoods({ app: ctx.app, db: tx }, { id })
  })
}

/** Locks goods. @throws ContentNotFound, and ChangedMeanwhile if another version is given */
export async function lockGoods(tx: Tx, id: string, version?: number): Promise<GoodsRow> {
  const found = tx.selectFrom('goods').selectAll().where('id', '=', id).forNoKeyUpdate()
  const row = (await found.executeTakeFirst()) ?? fail('ContentNotFound')
  if (version !== undefined && row.version !== version) {
    await failChanged(tx, { targetKind: 'goods', targetId: id })
  }
  return row
}

/** The stored values of the fields, if they fit the type and the kind. @throws BadInput */
async function columnsOf(tx: Tx, fields: Fields & { goodsType: number; kind: number }) {
  const { goodsType, kind, coins, codeDays, gift, from, to } = fields
  const isCode = kind === goodsKinds.code || kind === goodsKinds.appointment
  const { goodsCoins, codeDays: days, gift: given, validTo } = fieldSentences
  const fitsGift = (kind === goodsKinds.virtual) === (gift !== null)
  const rules = [
    { field: 'coins', fits: (goodsType === goodsTypes.benefit) === (coins === 0), sentence: goodsCoins },
    { field: 'codeDays', fits: isCode === (codeDays !== null), sentence: days },
    { field: 'gift', fits: fitsGift && (gift === null || (await isGiven(tx, gift))), sentence: given },
    { field: 'to', fits: from === null || to === null || from < to, sentence: validTo },
  ]
  const wrong = Object.fromEntries(
    rules.flatMap(({ field, fits, sentence }) => (fits ? [] : [[field, sentence]])),
  )
  if (Object.keys(wrong).length > 0) fail('BadInput', { fields: wrong })
  return {
    name: fields.name,
    summary: fields.summary,
    detail: fields.detail,
    use_note: fields.useNote,
    coins,
    min_level: fields.minLevel,
    owners_only: fields.ownersOnly,
    limit_total: fields.limitTotal,
    limit_month: fields.limitMonth,
    limit_year: fields.limitYear,
    valid_from: from === null ? null : new Date(from),
    valid_to: to === null ? null : new Date(to),
    code_days: codeDays,
    gives: gift?.gives ?? null,
    gives_choice: gift?.choice ?? '',
    sort: fields.sort,
  }
}

async function isGiven(tx: Tx, { gives, choice }: { gives: string; choice: string }): Promise<boolean> {
  const good = virtualGoods.get().find((one) => one.gives === gives)
  if (good === undefined) return false
  const choices = await good.listChoices?.(tx)
  return choices === undefined ? choice === '' : choices.some(({ value }) => value === choice)
}

async function setShops(tx: Tx, goodsId: string, shopIds: readonly string[]): Promise<void> {
  const known = await loadShops(tx, shopIds)
  if (shopIds.some((id) => !known.has(id))) fail('BadInput', { fields: { shopIds: fieldSentences.shopId } })
  await tx.deleteFrom('goods_shop').where('goods_id', '=', goodsId).execute()
  if (known.size === 0) return
  const rows = [...known.keys()].map((shopId) => ({ goods_id: goodsId, shop_id: shopId }))
  await tx.insertInto('goods_shop').values(rows).execute()
}

function factsOf(row: Awaited<ReturnType<typeof columnsOf>>): Facts {
  return {
    name: row.name,
    summary: row.summary,
    detail: row.detail,
    useNote: row.use_note,
    coins: row.coins,
    minLevel: row.min_level,
    ownersOnly: row.owners_only,
    limitTotal: row.limit_total,
    limitMonth: row.limit_month,
    limitYear: row.limit_year,
    from: row.valid_from?.toISOString() ?? null,
    to: row.valid_to?.toISOString() ?? null,
    codeDays: row.code_days,
    gives: row.gives,
    choice: row.gives_choice,
    sort: row.sort,
  }
}
