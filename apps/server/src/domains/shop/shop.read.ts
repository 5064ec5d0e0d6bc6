import {
  type MethodParsed,
  type ShopItem,
  shopSheet,
  StaffShop,
  type StaffShopItem,
  type SysBaseInfo,
} from '@guangquan/contract'
import { shopTypeNames } from '@guangquan/contract/goods/goods.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { App, Ctx, StaffCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'
import {
  countUpToCap,
  keysetPage,
  limitTo,
  type PageWindow,
  isOnly,
  type PageInput,
} from '../../db/paging.ts'
import type { Shop as ShopTable } from '../../db/tables.gen.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { fail } from '../../fail.ts'
import { namedLike, openShops } from './shop-conditions.ts'
import { itemColumns, shopDetails, shopItem, type ShopRow, staffShopItems } from './shop.view.ts'

interface Shop {
  item: ShopItem
  isOpen: boolean
}

const place = z.tuple([z.int(), z.int(), z.uuid()])
type Place = z.output<typeof place>
const keyOf = (row: Selectable<ShopTable>): Place => [row.type, row.sort, row.id]

/** A page of the open shops of a type, in their order. `areaCode`: of any level. totalCount: capped. */
export async function listShops({ app, db }: Ctx, input: MethodParsed<typeof SysBaseInfo.GetShopList>) {
  const { rows, ...page } = await pageOfShops(db, input, openShops(input))
  return { ...page, items: await shopDetails({ app, db }, rows) }
}

/** A page of all shops, by type and order. totalCount: capped. */
export async function listStaffShops({ app, db }: StaffCtx, input: MethodParsed<typeof StaffShop.GetList>) {
  const conditions = [
    sql<SqlBool>`true`,
    ...(input.type === undefined ? [] : [sql<SqlBool>`type = ${input.type}`]),
    ...(input.isOpen === undefined ? [] : [sql<SqlBool>`is_open = ${input.isOpen}`]),
    ...namedLike(input.keyword),
  ]
  const { rows, ...page } = await pageOfShops(db, input, conditions)
  return { ...page, items: await staffShopItems({ app, db }, rows) }
}

export const shopExport = defineExport(
  StaffShop.Export,
  shopSheet,
  async function* (ctx, { keyword, type: only }) {
    for await (const { type, services, pictures, ...shop } of walkPages((page) =>
      listStaffShops(ctx, { ...page, keyword, type: only }),
    ))
      yield {
        ...shop,
        type: nameOf(shopTypeNames, type),
        services: services.join('、'),
        pictureCount: pictures.length,
      }
  },
)

/** Shops by their ids, closed ones too. */
export async function loadShops(db: Queryable, ids: readonly string[]): Promise<Map<string, Shop>> {
  if (ids.length === 0) return new Map()
  const rows = await shopsByIds(db, { ids })
  return new Map(rows.map((row) => [row.id, { item: shopItem(row), isOpen: row.is_open }]))
}

const shopsByIds = preparedQuery<{ ids: readonly string[] }, ShopRow & { is_open: boolean }>(
  'shop.byIds',
  (db, param) =>
    db
      .selectFrom('shop')
      .select([...itemColumns, 'is_open'])
      .where('id', '=', anyOf(param('ids')))
      .orderBy('type')
      .orderBy('sort')
      .orderBy('id'),
)

const maxChoices = 500

/** The open shops to choose from, in their order. */
export async function loadShopChoices({ db }: { db: Queryable }): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('shop')
    .select(['id', 'name'])
    .where('is_open', '=', true)
    .orderBy('type')
    .orderBy('sort')
    .orderBy('id')
    .limit(maxChoices)
    .execute()
}

/** Ids of the shops of a type, in their order. */
export async function findShopIdsOf(db: Queryable, type: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shop')
    .select('id')
    .where('type', '=', type)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** @throws ContentNotFound */
export async function loadStaffShop(
  { app, db }: { app: App; db: Queryable },
  id: string,
): Promise<StaffShopItem> {
  const rows = await db.selectFrom('shop').selectAll().where('id', '=', id).execute()
  const [shop] = await staffShopItems({ app, db }, rows)
  return shop ?? fail('ContentNotFound')
}

function pageOfShops(db: Queryable, input: PageInput, conditions: readonly RawBuilder<SqlBool>[]) {
  const found = sql`from shop where ${sql.join(conditions, sql` and `)}`
  return keysetPage(input, place, {
    read: (window) => readShops(db, found, window),
    count: () => countUpToCap(db, found),
    keyOf,
  })
}

async function readShops(
  db: Queryable,
  found: RawBuilder<unknown>,
  window: PageWindow<Place>,
): Promise<Selectable<ShopTable>[]> {
  const after =
    window.after === null
      ? sql`true`
      : sql`(type, sort, id) > (${window.after[0]}::int, ${window.after[1]}::int, ${window.after[2]}::uuid)`
  const { rows } = await sql<Selectable<ShopTable>>`
    select * ${found} and ${isOnly(sql.ref('id'), window)} and ${after} order by type, sort, id ${limitTo(window)}`.execute(
    db,
  )
  return rows
}
