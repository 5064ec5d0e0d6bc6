import type { MethodOutput, MethodParsed, ProductDetail, ProductInfo } from '@guangquan/contract'
import { describeSerial } from '@guangquan/rules/product-serial'
import { sql, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput } from '../../../db/paging.ts'
import { fail } from '../../../fail.ts'
import { loadGearOptions } from '../../gear/index.ts'
import { productCard, productColumns, type ProductRow } from './product.view.ts'

const categoryKey = z.tuple([z.int(), z.int()])
const productKey = z.tuple([z.int(), z.int(), z.uuid()])

export const Specs = z.array(z.object({ name: z.string(), value: z.string() }))

/** Kinds of products, in their order. */
export async function listCategories(
  ctx: Ctx,
  input: PageInput,
): Promise<MethodOutput<typeof ProductInfo.GetProductCategoryPaged>> {
  const { rows, ...page } = await keysetPage(input, categoryKey, {
    read: async (window) => {
      const [sort, id] = window.after ?? [-1, 0]
      const read = await sql<{ id: number; name: string; help: string; sort: number; count: number }>`
        select c.id, c.name, c.serial_help as help, c.sort, (
          select count(*) from product_info p where p.category_id = c.id and p.is_open) as count
        from product_category c where (c.sort, c.id) > (${sort}, ${id})
        order by c.sort, c.id ${limitTo(window)}`.execute(ctx.db)
      return read.rows
    },
    count: () => countUpToCap(ctx.db, sql`from product_category`),
    keyOf: (row): z.output<typeof categoryKey> => [row.sort, row.id],
  })
  return {
    ...page,
    items: rows.map(({ id, name, help, count }) => ({ id, name, serialHelp: help, productCount: count })),
  }
}

/** Products that members can choose, by kind and order. totalCount: capped. */
export async function listProducts(
  ctx: Ctx,
  input: MethodParsed<typeof ProductInfo.GetPaged>,
): Promise<MethodOutput<typeof ProductInfo.GetPaged>> {
  const found = conditionsOf(input)
  const { rows, ...page } = await keysetPage(input, productKey, {
    read: ({ after, limit, skip }) => {
      const [category, sort, id] = after ?? [0, -1, '00000000-0000-0000-0000-000000000000']
      return ctx.db
        .selectFrom('product_info')
        .innerJoin('product_category', 'product_category.id', 'product_info.category_id')
        .select([...productColumns, 'product_info.sort'])
        .where(found)
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
    keyOf: (row): z.output<typeof productKey> => [row.category_id, row.sort, row.id],
  })
  return { ...page, items: rows.map((row) => productCard(ctx.app, row)) }
}

function conditionsOf({ categoryId, keyword, code }: MethodParsed<typeof ProductInfo.GetPaged>) {
  const conditions = [sql<SqlBool>`product_info.is_open`]
  if (categoryId !== undefined) conditions.push(sql<SqlBool>`category_id = ${categoryId}`)
  if (code !== undefined) conditions.push(sql<SqlBool>`code = ${code.toUpperCase()}`)
  for (const word of (keyword ?? '').split(/\s+/).filter((one) => one !== '')) {
    conditions.push(sql<SqlBool>`product_info.name ilike ${containing(word)}`)
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** A product as its page shows it; one that cannot be chosen any more is shown to who registered it. @throws ContentNotFound */
export async function getProduct(ctx: Ctx, { id }: { id: string }): Promise<ProductDetail> {
  const row = await ctx.db
    .selectFrom('product_info')
    .innerJoin('product_category', 'product_category.id', 'product_info.category_id')
    .select([...productColumns, 'serial_pattern', 'serial_help', 'warranty_months', 'specs'])
    .select(['camera_id', 'lens_id'])
    .select(
      sql<number>`(select count(distinct member_id) from user_product u
        where u.product_id = product_info.id and u.state = 2)`.as('owner_count'),
    )
    .where('product_info.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) fail('ContentNotFound')
  return {
    ...productCard(ctx.app, row satisfies ProductRow),
    serialPattern: describeSerial(row.serial_pattern),
    serialHelp: row.serial_help,
    warrantyMonths: row.warranty_months,
    specs: Specs.parse(row.specs),
    gear: await gearOf(ctx, row),
    ownerCount: row.owner_count,
  }
}

async function gearOf(
  ctx: Ctx,
  { camera_id: cameraId, lens_id: lensId }: { camera_id: string | null; lens_id: string | null },
): Promise<ProductDetail['gear']> {
  const id = cameraId ?? lensId
  if (id === null) return null
  const { cameras, lenses } = await loadGearOptions(ctx)
  const kind = cameraId === null ? 'lens' : 'camera'
  const option = (kind === 'camera' ? cameras : lenses).find((one) => one.id === id)
  return { kind, id, photoCount: option?.count ?? 0 }
}

/** What the rules of registration know of a product. */
export interface RegisteredProduct {
  id: string
  serialPattern: string
  launchedOn: string
  warrantyMonths: number
}

/** A product that can be registered. @throws ContentNotFound */
export async function findProduct(db: Queryable, id: string): Promise<RegisteredProduct> {
  const row = await db
    .selectFrom('product_info')
    .where('id', '=', id)
    .where('is_open', '=', true)
    .select([
      'id',
      'serial_pattern as serialPattern',
      'launched_on as launchedOn',
      'warranty_months as warrantyMonths',
    ])
    .executeTakeFirst()
  return row ?? fail('ContentNotFound')
}
