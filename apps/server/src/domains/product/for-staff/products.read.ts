import { type MethodParsed, productSheet, StaffProduct, type StaffProductItem } from '@guangquan/contract'
import { sql, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, keysetPage, isOnly } from '../../../db/paging.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { gearNames } from '../../gear-catalogue/index.ts'
import { Specs } from '../catalogue/catalogue.read.ts'
import { productCard, productColumns } from '../catalogue/product.view.ts'

const key = z.tuple([z.int(), z.int(), z.uuid()])

function selectProducts(db: Queryable) {
  return db
    .selectFrom('product_info')
    .innerJoin('product_category', 'product_category.id', 'product_info.category_id')
    .select(productColumns)
    .select(['serial_pattern', 'warranty_months', 'specs', 'camera_id', 'lens_id', 'is_open'])
    .select(['product_info.sort', 'product_info.version'])
    .select(
      sql<number>`(select count(*) from user_product u
        where u.product_id = product_info.id and u.state = 2)`.as('registered'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>>

/** A page of all products by kind and order. totalCount: capped. */
export async function listStaffProducts(ctx: StaffCtx, input: MethodParsed<typeof StaffProduct.GetList>) {
  const conditions = [sql<SqlBool>`true`]
  if (input.categoryId !== undefined) conditions.push(sql<SqlBool>`category_id = ${input.categoryId}`)
  const keyword = input.keyword?.trim() ?? ''
  if (keyword !== '') {
    const pattern = containing(keyword)
    conditions.push(sql<SqlBool>`(product_info.name ilike ${pattern} or product_info.code ilike ${pattern})`)
  }
  const found = sql<SqlBool>`${sql.join(conditions, sql` and `)}`
  const { rows, ...page } = await keysetPage(input, key, {
    read: ({ after, limit, skip, only = null }) => {
      const [category, sort, id] = after ?? [0, -1, '00000000-0000-0000-0000-000000000000']
      return selectProducts(ctx.db)
        .where(found)
        .where(isOnly(sql.ref('product_info.id'), { only }))
        .where(
          sql<SqlBool>`(category_id, product_info.sort, product_info.id) > (${category}, ${sort}, ${id}::uuid)`,
        )
        .orderBy('category_id')
        .orderBy('product_info.sort')
        .orderBy('product_info.id')
        .limit(limit)
        .offset(skip)
        .execute()
    },
    count: () => countUpToCap(ctx.db, sql`from product_info where ${found}`),
    keyOf: (row): z.output<typeof key> => [row.category_id, row.sort, row.id],
  })
  return { ...page, items: await itemsOf(ctx, rows) }
}

export const productExport = defineExport(StaffProduct.Export, productSheet, async function* (ctx, input) {
  const { categoryId, keyword } = input
  yield* walkPages((page) => listStaffProducts(ctx, { ...page, categoryId, keyword }))
})

/** @throws ContentNotFound */
export async function loadStaffProduct(ctx: StaffCtx, id: string): Promise<StaffProductItem> {
  const [item] = await itemsOf(ctx, await selectProducts(ctx.db).where('product_info.id', '=', id).execute())
  return item ?? fail('ContentNotFound')
}

async function itemsOf(ctx: StaffCtx, rows: readonly Row[]): Promise<StaffProductItem[]> {
  const names = await gearNames(
    ctx.db,
    rows.flatMap((row) => row.camera_id ?? []),
    rows.flatMap((row) => row.lens_id ?? []),
  )
  return rows.map((row) => ({
    ...productCard(ctx.app, row),
    serialPattern: row.serial_pattern,
    warrantyMonths: row.warranty_months,
    specs: Specs.parse(row.specs),
    gear:
      row.camera_id !== null ? `camera:${row.camera_id}` : row.lens_id !== null ? `lens:${row.lens_id}` : '',
    gearName: names.get(row.camera_id ?? row.lens_id ?? '') ?? '',
    sort: row.sort,
    isOpen: row.is_open,
    registeredCount: row.registered,
    version: row.version,
  }))
}
