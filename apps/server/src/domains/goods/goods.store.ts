import type { OrderState } from '@guangquan/contract'
import { dayOf, startOfMonth, startOfYear } from '@guangquan/rules/time-text'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import type { Goods, GoodsOrder } from '../../db/tables.gen.ts'
import { frameSrcOf } from './virtual-goods.ts'

export type GoodsRow = Selectable<Goods>
export type OrderRow = Omit<Selectable<GoodsOrder>, 'state'> & { state: OrderState }

/** How many of the goods a member has: in all, since the month and since the year began. */
export interface Had {
  total: number
  month: number
  year: number
}

export async function findGoods(db: Queryable, id: string): Promise<GoodsRow | undefined> {
  return db.selectFrom('goods').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Counts what a member ordered and did not cancel. */
export async function countHad(
  db: Queryable,
  { memberId, goodsId, now }: { memberId: string; goodsId: string; now: Date },
): Promise<Had> {
  const year = startOfYear(Number(dayOf(now).slice(0, 4)))
  const sumSince = (since: Date) => sql<number>`coalesce(sum(count) filter (where created_at >= ${since}), 0)`
  return db
    .selectFrom('goods_order')
    .where('goods_id', '=', goodsId)
    .where('member_id', '=', memberId)
    .where('state', '<>', 4)
    .select([
      sql<number>`coalesce(sum(count), 0)`.as('total'),
      sumSince(startOfMonth(now)).as('month'),
      sumSince(year).as('year'),
    ])
    .executeTakeFirstOrThrow()
}

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
  const rows = await db
    .selectFrom('goods_picture')
    .where('goods_id', 'in', [...new Set(goodsIds)])
    .select(['goods_id', 'path', 'small_path as smallPath'])
    .orderBy('goods_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, (row) => row.goods_id)
}

/** The frames that goods give, by the id of the goods. */
export async function loadFramesOf(db: Queryable, goodsIds: readonly string[]): Promise<Map<string, string>> {
  if (goodsIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('goods')
    .where('id', 'in', [...new Set(goodsIds)])
    .where('gives', 'is not', null)
    .select(['id', 'gives', 'gives_choice'])
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const src = frameSrcOf(row)
      return src === null ? [] : [[row.id, src] as const]
    }),
  )
}

export async function findShopIds(db: Queryable, goodsId: string): Promise<string[]> {
  const rows = await db.selectFrom('goods_shop').select('shop_id').where('goods_id', '=', goodsId).execute()
  return rows.map((row) => row.shop_id)
}
