import { goodsTypes, orderStates, type OrderState } from '@guangquan/contract'
import { dayOf, startOfMonth, startOfYear } from '@guangquan/rules/time-text'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { anyOf, preparedQuery, type ParamOf } from '../../db/prepared-query.ts'
import type { Goods, GoodsOrder } from '../../db/tables.gen.ts'
import { frameSrcOf } from './virtual-goods.ts'

export type GoodsRow = Selectable<Goods>
export type OrderRow = Omit<Selectable<GoodsOrder>, 'state'> & { state: OrderState }

/** How many of the goods a member has: in all, since the month and since the year began. */
export interface Had {
  total: number
  month: number
  year: number
  /** The newest of these orders. */
  lastOrderId: string | null
}

export async function findGoods(db: Queryable, id: string): Promise<GoodsRow | undefined> {
  const [row] = await goodsById(db, { id })
  return row
}

/** Every column of goods: a prepared query names its columns. */
const goodsColumns = [
  'id',
  'goods_type',
  'kind',
  'name',
  'summary',
  'detail',
  'use_note',
  'gives',
  'gives_choice',
  'coins',
  'min_level',
  'owners_only',
  'stock',
  'sold',
  'valid_from',
  'valid_to',
  'code_days',
  'limit_total',
  'limit_month',
  'limit_year',
  'has_code_pool',
  'state',
  'sort',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Goods)[]

const goodsById = preparedQuery<{ id: string }, GoodsRow>('goods.byId', (db, param) =>
  db
    .selectFrom('goods')
    .select(goodsColumns)
    .where('id', '=', sql<string>`${param('id')}::uuid`),
)

/** Published benefits whose period has not ended, a bounded number of them. */
export const openBenefits = preparedQuery<{ now: Date }, GoodsRow>('goods.benefits', (db, param) =>
  db
    .selectFrom('goods')
    .select(goodsColumns)
    .where('state', '=', sql.lit(1))
    .where('goods_type', '=', sql.lit(goodsTypes.benefit))
    .where(sql<boolean>`(valid_to is null or valid_to > ${param('now')}::timestamptz)`)
    .limit(sql.lit(200)),
)

/** Counts what a member ordered and did not cancel. */
export async function countHad(
  db: Queryable,
  { memberId, goodsId, now }: { memberId: string; goodsId: string; now: Date },
): Promise<Had> {
  const year = startOfYear(Number(dayOf(now).slice(0, 4)))
  const [had] = await hadOf(db, { memberId, goodsId, month: startOfMonth(now), year })
  if (had === undefined) throw new Error('a sum without a row')
  return had
}

type SinceValues = { memberId: string; month: Date; year: Date }

const hadColumns = (param: ParamOf<SinceValues>) => {
  const sumSince = (since: 'month' | 'year') =>
    sql<number>`coalesce(sum(count) filter (where created_at >= ${param(since)}::timestamptz), 0)`
  return [
    sql<number>`coalesce(sum(count), 0)`.as('total'),
    sumSince('month').as('month'),
    sumSince('year').as('year'),
    sql<string | null>`(array_agg(id order by created_at desc, id desc))[1]`.as('lastOrderId'),
  ]
}

const hadOf = preparedQuery<SinceValues & { goodsId: string }, Had>('goods.had', (db, param) =>
  db
    .selectFrom('goods_order')
    .where('goods_id', '=', sql<string>`${param('goodsId')}::uuid`)
    .where('member_id', '=', sql<string>`${param('memberId')}::uuid`)
    .where('state', '<>', sql.lit(orderStates.cancelled))
    .select(hadColumns(param)),
)

/** As `countHad`, of several goods; those that the member never had are missing. */
export async function countHadOf(
  db: Queryable,
  { memberId, goodsIds, now }: { memberId: string; goodsIds: readonly string[]; now: Date },
): Promise<Map<string, Had>> {
  const year = startOfYear(Number(dayOf(now).slice(0, 4)))
  const rows = await hadOfAll(db, { memberId, ids: goodsIds, month: startOfMonth(now), year })
  return new Map(rows.map(({ goodsId, ...had }) => [goodsId, had]))
}

const hadOfAll = preparedQuery<SinceValues & Ids, Had & { goodsId: string }>('goods.hadOf', (db, param) =>
  db
    .selectFrom('goods_order')
    .where('goods_id', '=', anyOf(param('ids')))
    .where('member_id', '=', sql<string>`${param('memberId')}::uuid`)
    .where('state', '<>', sql.lit(orderStates.cancelled))
    .select('goods_id as goodsId')
    .select(hadColumns(param))
    .groupBy('goods_id'),
)

export interface GoodsPicture {
  path: string
  smallPath: string
}

/** Pictures of goods, in their order. */
export async function loadPicturesOf(
  db: Queryable,
  goodsIds: readonly string[],
): Promise<Map<string, GoodsPicture[]>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await picturesOf(db, { ids: goodsIds })
  return Map.groupBy(rows, (row) => row.goods_id)
}

type Ids = { ids: readonly string[] }

const picturesOf = preparedQuery<Ids, GoodsPicture & { goods_id: string }>('goods.pictures', (db, param) =>
  db
    .selectFrom('goods_picture')
    .where('goods_id', '=', anyOf(param('ids')))
    .select(['goods_id', 'path', 'small_path as smallPath'])
    .orderBy('goods_id')
    .orderBy('position'),
)

/** SQL: the small first picture of the row of `goods`. */
export const coverOfGoods = sql<string | null>`(select small_path from goods_picture
  where goods_id = goods.id order by position limit 1)`

/** The goods of an order, as it shows them. */
export interface OrderedGoods {
  cover: string | null
  /** The frame that they give. */
  frameSrc: string | null
  useNote: string
}

export async function loadOrderedGoods(
  db: Queryable,
  goodsIds: readonly string[],
): Promise<Map<string, OrderedGoods>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await orderedGoods(db, { ids: goodsIds })
  return new Map(
    rows.map(({ id, cover, use_note: useNote, ...given }) => [
      id,
      { cover, frameSrc: frameSrcOf(given), useNote },
    ]),
  )
}

type OrderedRow = Pick<GoodsRow, 'id' | 'gives' | 'gives_choice' | 'use_note'> & { cover: string | null }

const orderedGoods = preparedQuery<Ids, OrderedRow>('goods.ordered', (db, param) =>
  db
    .selectFrom('goods')
    .where('id', '=', anyOf(param('ids')))
    .select(['id', 'gives', 'gives_choice', 'use_note', coverOfGoods.as('cover')]),
)

export async function findShopIds(db: Queryable, goodsId: string): Promise<string[]> {
  const rows = await shopsOf(db, { goodsId })
  return rows.map((row) => row.shop_id)
}

const shopsOf = preparedQuery<{ goodsId: string }, { shop_id: string }>('goods.shops', (db, param) =>
  db
    .selectFrom('goods_shop')
    .select('shop_id')
    .where('goods_id', '=', sql<string>`${param('goodsId')}::uuid`),
)
