import {
  type CodeState,
  goodsSheet,
  type MethodParsed,
  StaffGoods,
  type StaffGoodsDetail,
  type StaffGoodsItem,
} from '@guangquan/contract'
import { goodsKindNames, goodsStateNames, goodsTypeNames } from '@guangquan/contract/goods/goods.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { sql, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { loadShops } from '../../shop/index.ts'
import { findGoods, findShopIds, loadPicturesOf, type GoodsRow } from '../goods.store.ts'
import { pictureUrl } from '../goods.view.ts'
import { virtualGoods } from '../virtual-goods.ts'

/** A page of all goods, newest first. totalCount: capped. */
export async function listStaffGoods({ app, db }: StaffCtx, input: MethodParsed<typeof StaffGoods.GetList>) {
  const part = input.keyword?.trim() ?? ''
  const conditions = [
    sql<SqlBool>`true`,
    ...(part === '' ? [] : [sql<SqlBool>`name ilike ${containing(part)}`]),
    ...(input.goodsType === undefined ? [] : [sql<SqlBool>`goods_type = ${input.goodsType}`]),
    ...(input.state === undefined ? [] : [sql<SqlBool>`state = ${input.state}`]),
  ]
  const found = sql`from goods where ${sql.join(conditions, sql` and `)}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<GoodsRow>`select * ${found} and ${isInWindow('goods', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  const pictures = await loadPicturesOf(
    db,
    rows.map(({ id }) => id),
  )
  const coverOf = (id: string) => {
    const cover = pictures.get(id)?.[0]
    return cover === undefined ? null : pictureUrl(app, cover.smallPath)
  }
  return { ...page, items: rows.map((row) => staffItem(row, coverOf(row.id))) }
}

export const goodsExport = defineExport(StaffGoods.Export, goodsSheet, async function* (ctx, input) {
  const { keyword, goodsType, state } = input
  for await (const goods of walkPages((page) => listStaffGoods(ctx, { ...page, keyword, goodsType, state })))
    yield {
      ...goods,
      goodsType: nameOf(goodsTypeNames, goods.goodsType),
      kind: nameOf(goodsKindNames, goods.kind),
      state: nameOf(goodsStateNames, goods.state),
    }
})

/** @throws ContentNotFound */
export async function getStaffGoods(
  { app, db }: Pick<StaffCtx, 'app'> & { db: Queryable },
  { id }: { id: string },
): Promise<StaffGoodsDetail> {
  const row = (await findGoods(db, id)) ?? fail('ContentNotFound')
  const [pictures, shopIds, codes] = await Promise.all([
    loadPicturesOf(db, [id]),
    findShopIds(db, id),
    countCodes(db, id),
  ])
  const shops = await loadShops(db, shopIds)
  const own = pictures.get(id) ?? []
  const [cover] = own
  return {
    ...staffItem(row, cover === undefined ? null : pictureUrl(app, cover.smallPath)),
    summary: row.summary,
    detail: row.detail,
    useNote: row.use_note,
    minLevel: row.min_level,
    ownersOnly: row.owners_only,
    limitTotal: row.limit_total,
    limitMonth: row.limit_month,
    limitYear: row.limit_year,
    from: row.valid_from?.getTime() ?? null,
    to: row.valid_to?.getTime() ?? null,
    hasCodePool: row.has_code_pool,
    codes,
    codeDays: row.code_days,
    gift: row.gives === null ? null : { gives: row.gives, choice: row.gives_choice },
    shops: [...shops.values()].map(({ item }) => ({ id: item.id, name: item.name })),
    pictures: own.map(({ path }) => ({ key: path, url: pictureUrl(app, path) })),
  }
}

async function countCodes(db: Queryable, goodsId: string): Promise<StaffGoodsDetail['codes']> {
  const { rows } = await sql<{ state: CodeState; count: number }>`select state, count(*)::int as count
    from goods_code where goods_id = ${goodsId}::uuid group by state order by state`.execute(db)
  return rows
}

/** What virtual goods can give. */
export function listGifts({ db }: StaffCtx) {
  return Promise.all(
    virtualGoods.get().map(async ({ gives, name, listChoices }) => ({
      gives,
      name,
      choices: (await listChoices?.(db)) ?? [],
    })),
  )
}

/** Goods in the global search of the console. */
export const goodsSearch = {
  kind: 'goods',
  access: StaffGoods.GetList.access,
  find: async ({ db }: StaffCtx, { text, limit }: { text: string; limit: number }) => {
    const rows = await db
      .selectFrom('goods')
      .select(['id', 'name'])
      .where('name', 'ilike', containing(text))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id, name }) => ({ id, title: name, detail: '' }))
  },
} as const

function staffItem(row: GoodsRow, coverUrl: string | null): StaffGoodsItem {
  return {
    id: row.id,
    goodsType: row.goods_type,
    kind: row.kind,
    name: row.name,
    coverUrl,
    coins: row.coins,
    stock: row.stock,
    sold: row.sold,
    state: row.state,
    sort: row.sort,
    version: row.version,
  }
}
