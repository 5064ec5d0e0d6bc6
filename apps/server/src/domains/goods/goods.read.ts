import type { Goods, GoodsDetail, MethodParsed } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'
import { fail } from '../../fail.ts'
import { loadCoins } from '../coin/index.ts'
import { loadStanding } from '../member/index.ts'
import { loadShops } from '../shop/index.ts'
import { countHad, findGoods, findShopIds, loadPicturesOf, type GoodsRow } from './goods.store.ts'
import { goodsItem, goodsItems, pictureUrl } from './goods.view.ts'
import { judgeGoods, maxCountOf, type Redeemer } from './judge-goods.ts'

const place = z.tuple([z.boolean(), z.int(), z.uuid()])
type Place = z.output<typeof place>

const published = 1
const isSoldOut = sql<boolean>`(coalesce(stock, 1) = 0)`

/** A page of the shelf: published goods whose time has not ended, sold out ones last. totalCount: capped. */
export async function listGoods(ctx: Ctx, input: MethodParsed<typeof Goods.GetList>) {
  const { db, viewer, now } = ctx
  const affordable =
    input.canAfford !== true || viewer === null
      ? []
      : [sql<SqlBool>`coins <= ${(await loadCoins(db, viewer.id, now)).balance} and not ${isSoldOut}`]
  const conditions = [
    sql<SqlBool>`state = ${sql.lit(published)} and goods_type = ${input.goodsType}`,
    sql<SqlBool>`(valid_to is null or valid_to > ${now})`,
    ...(input.kind === undefined ? [] : [sql<SqlBool>`kind = ${input.kind}`]),
    ...affordable,
  ]
  const found = sql`from goods where ${sql.join(conditions, sql` and `)}`
  const { rows, ...page } = await keysetPage(input, place, {
    endlessFor: ctx,
    read: (window) => readGoods(db, found, window),
    count: () => countUpToCap(db, found),
    keyOf: (row): Place => [row.stock === 0, row.sort, row.id],
  })
  return { ...page, items: await goodsItems(ctx, rows) }
}

async function readGoods(
  db: Queryable,
  found: RawBuilder<unknown>,
  window: PageWindow<Place>,
): Promise<GoodsRow[]> {
  const after =
    window.after === null
      ? sql`true`
      : sql`(${isSoldOut}, sort, id) > (${window.after[0]}::boolean, ${window.after[1]}::int, ${window.after[2]}::uuid)`
  const { rows } = await sql<GoodsRow>`
    select * ${found} and ${after} order by ${isSoldOut}, sort, id ${limitTo(window)}`.execute(db)
  return rows
}

/** Published goods, with what the viewer still lacks for them. @throws ContentNotFound */
export async function getGoods(ctx: Ctx, { id }: { id: string }): Promise<GoodsDetail> {
  const { app, db, now } = ctx
  const row = await findGoods(db, id)
  if (row === undefined || row.state !== published) fail('ContentNotFound')
  const [pictures, shopIds, redeemer, lastOrderId] = await Promise.all([
    loadPicturesOf(db, [id]),
    findShopIds(db, id),
    loadRedeemer(ctx, row),
    findLastOrder(ctx, id),
  ])
  const conditions = judgeGoods(row, redeemer, now)
  const own = pictures.get(id) ?? []
  const shops = await loadShops(db, shopIds)
  return {
    ...goodsItem(app, row, own),
    pictureUrls: own.map(({ path }) => pictureUrl(app, path)),
    detail: row.detail,
    useNote: row.use_note,
    codeDays: row.code_days,
    limitTotal: row.limit_total,
    limitYear: row.limit_year,
    shops: [...shops.values()].filter(({ isOpen }) => isOpen).map(({ item }) => item),
    conditions,
    maxCount: redeemer === null || conditions.some(({ isMet }) => !isMet) ? 0 : maxCountOf(row, redeemer),
    lastOrderId,
  }
}

async function loadRedeemer({ db, viewer, now }: Ctx, goods: GoodsRow): Promise<Redeemer | null> {
  if (viewer === null) return null
  const [standing, had, { balance: coins }] = await Promise.all([
    loadStanding(db, viewer.id),
    countHad(db, { memberId: viewer.id, goodsId: goods.id, now }),
    loadCoins(db, viewer.id, now),
  ])
  return standing === undefined ? null : { standing, had, coins }
}

async function findLastOrder({ db, viewer }: Ctx, goodsId: string): Promise<string | null> {
  if (viewer === null) return null
  const row = await db
    .selectFrom('goods_order')
    .select('id')
    .where('goods_id', '=', goodsId)
    .where('member_id', '=', viewer.id)
    .where('state', '<>', 4)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
