import type { Goods, GoodsDetail, MethodParsed } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { keysetPage } from '../../db/paging.ts'
import { preparedList } from '../../db/prepared-list.ts'
import { fail } from '../../fail.ts'
import { loadCoins } from '../coin/index.ts'
import { loadStanding } from '../standing/index.ts'
import { loadShops } from '../shop/index.ts'
import {
  countHad,
  coverOfGoods,
  findGoods,
  findShopIds,
  loadPicturesOf,
  type GoodsRow,
} from './goods.store.ts'
import { goodsItem, itemColumns, pictureUrl } from './goods.view.ts'
import { judgeGoods, maxCountOf, type Redeemer } from './judge-goods.ts'

const place = z.tuple([z.boolean(), z.int(), z.uuid()])
type Place = z.output<typeof place>

const published = 1
const isSoldOut = sql<boolean>`(coalesce(stock, 1) = 0)`

/** A page of the shelf: published goods whose time has not ended, sold out ones last. totalCount: capped. */
export async function listGoods(ctx: Ctx, input: MethodParsed<typeof Goods.GetList>) {
  const { app, db, viewer, now } = ctx
  const affordable = input.canAfford === true && viewer !== null
  const variant = { ofKind: input.kind !== undefined, affordable }
  const values = {
    goodsType: input.goodsType,
    kind: input.kind ?? 0,
    now,
    coins: affordable ? (await loadCoins(db, viewer.id, now)).balance : 0,
  }
  const { rows, ...page } = await keysetPage(input, place, {
    endlessFor: ctx,
    read: ({ after, skip, limit }) => {
      const [afterSoldOut, afterSort, afterId] = after ?? [false, 0, null]
      const valuesAfter = { ...values, afterSoldOut, afterSort, afterId }
      return listed.read(db, { skip, limit }, { ...variant, isFirst: after === null }, valuesAfter)
    },
    count: () =>
      listed.count(
        db,
        { ...variant, isFirst: true },
        { ...values, afterSoldOut: false, afterSort: 0, afterId: null },
      ),
    keyOf: (row): Place => [row.stock === 0, row.sort, row.id],
  })
  return { ...page, items: rows.map((row) => goodsItem(app, row, row.cover)) }
}

type ListedRow = Pick<GoodsRow, (typeof itemColumns)[number] | 'sort'> & { cover: string | null }
type ListedVariant = { ofKind: boolean; affordable: boolean; isFirst: boolean }
type ListedValues = {
  goodsType: number
  kind: number
  now: Date
  coins: number
  afterSoldOut: boolean
  afterSort: number
  afterId: string | null
}

const listed = preparedList<ListedValues, ListedVariant, ListedRow>('goods.listed', {
  rows: (param, { ofKind, affordable }) => sql`from goods
    where state = ${sql.lit(published)} and goods_type = ${param('goodsType')}
      and (valid_to is null or valid_to > ${param('now')}::timestamptz)
      ${ofKind ? sql`and kind = ${param('kind')}` : sql``}
      ${affordable ? sql`and coins <= ${param('coins')} and not ${isSoldOut}` : sql``}`,
  page: (rows, param, { isFirst }) => {
    const after = sql`(${param('afterSoldOut')}::boolean, ${param('afterSort')}::int, ${param('afterId')}::uuid)`
    return sql`select ${sql.join(itemColumns.map((column) => sql.ref(column)))}, sort, ${coverOfGoods} as cover
      ${rows} ${isFirst ? sql`` : sql`and (${isSoldOut}, sort, id) > ${after}`}
      order by ${isSoldOut}, sort, id`
  },
})

/** Published goods, with the conditions that the viewer does not meet yet. @throws ContentNotFound */
export async function getGoods(ctx: Ctx, { id }: { id: string }): Promise<GoodsDetail> {
  const { app, db, now } = ctx
  const [row, pictures, shopIds, redeemer] = await Promise.all([
    findGoods(db, id),
    loadPicturesOf(db, [id]),
    findShopIds(db, id),
    loadRedeemer(ctx, id),
  ])
  if (row === undefined || row.state !== published) fail('ContentNotFound')
  const conditions = judgeGoods(row, redeemer, now)
  const own = pictures.get(id) ?? []
  const shops = await loadShops(db, shopIds)
  return {
    ...goodsItem(app, row, own[0]?.smallPath ?? null),
    pictureUrls: own.map(({ path }) => pictureUrl(app, path)),
    detail: row.detail,
    useNote: row.use_note,
    codeDays: row.code_days,
    limitTotal: row.limit_total,
    limitYear: row.limit_year,
    shops: [...shops.values()].filter(({ isOpen }) => isOpen).map(({ item }) => item),
    conditions,
    maxCount: redeemer === null || conditions.some(({ isMet }) => !isMet) ? 0 : maxCountOf(row, redeemer),
    lastOrderId: redeemer?.had.lastOrderId ?? null,
  }
}

async function loadRedeemer({ db, viewer, now }: Ctx, goodsId: string): Promise<Redeemer | null> {
  if (viewer === null) return null
  const [standing, had, { balance: coins }] = await Promise.all([
    loadStanding(db, viewer.id),
    countHad(db, { memberId: viewer.id, goodsId, now }),
    loadCoins(db, viewer.id, now),
  ])
  return standing === undefined ? null : { standing, had, coins }
}
