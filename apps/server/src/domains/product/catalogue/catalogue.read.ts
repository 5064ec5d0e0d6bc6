import type { MethodOutput, MethodParsed, ProductDetail, ProductInfo } from '@guangquan/contract'
import { describeSerial } from '@guangquan/rules/gear/product-serial'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { containing } from '../../../db/like-pattern.ts'
import { keysetPage, type PageInput } from '../../../db/paging.ts'
import { preparedList } from '../../../db/prepared-list.ts'
import { preparedQuery } from '../../../db/prepared-query.ts'
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
    read: (window) => {
      const [afterSort, afterId] = window.after ?? [-1, 0]
      return categories.read(ctx.db, window, {}, { afterSort, afterId })
    },
    count: () => categories.count(ctx.db, {}, { afterSort: -1, afterId: 0 }),
    keyOf: (row): z.output<typeof categoryKey> => [row.sort, row.id],
  })
  return {
    ...page,
    items: rows.map(({ id, name, help, count }) => ({ id, name, serialHelp: help, productCount: count })),
  }
}

type CategoryValues = { afterSort: number; afterId: number }
interface CategoryRow {
  id: number
  name: string
  help: string
  sort: number
  count: number
}

const categories = preparedList<CategoryValues, Record<string, never>, CategoryRow>('product.categories', {
  rows: () => sql`from product_category c where true`,
  page: (rows, param) => sql`select c.id, c.name, c.serial_help as help, c.sort, (
      select count(*) from product_info p where p.category_id = c.id and p.is_open) as count
    ${rows} and (c.sort, c.id) > (${param('afterSort')}::integer, ${param('afterId')}::integer)
    order by c.sort, c.id`,
})

/** Products that members can choose, by kind and order. totalCount: capped. */
export async function listProducts(
  ctx: Ctx,
  input: MethodParsed<typeof ProductInfo.GetPaged>,
): Promise<MethodOutput<typeof ProductInfo.GetPaged>> {
  const { categoryId = null, code, keyword = '' } = input
  const found = {
    categoryId,
    code: code?.toUpperCase() ?? null,
    patterns: keyword
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(containing),
  }
  const variant = { ofCategory: categoryId !== null, ofCode: found.code !== null }
  const { rows, ...page } = await keysetPage(input, productKey, {
    read: (window) => {
      const [afterCategory, afterSort, afterId] = window.after ?? [
        0,
        -1,
        '00000000-0000-0000-0000-000000000000',
      ]
      return products.read(ctx.db, window, variant, { ...found, afterCategory, afterSort, afterId })
    },
    count: () => products.count(ctx.db, variant, { ...found, afterCategory: 0, afterSort: 0, afterId: null }),
    keyOf: (row): z.output<typeof productKey> => [row.category_id, row.sort, row.id],
  })
  return { ...page, items: rows.map((row) => productCard(ctx.app, row)) }
}

type ProductValues = {
  categoryId: number | null
  code: string | null
  /** Patterns of the words, all of which the name has to contain. */
  patterns: readonly string[]
  afterCategory: number
  afterSort: number
  afterId: string | null
}
type ProductVariant = { ofCategory: boolean; ofCode: boolean }

const products = preparedList<ProductValues, ProductVariant, ProductRow & { sort: number }>(
  'product.listed',
  {
    rows: (param, { ofCategory, ofCode }) => sql`from product_info
      join product_category on product_category.id = product_info.category_id
    where product_info.is_open and product_info.name ilike all (${param('patterns')}::text[])
      ${ofCategory ? sql`and category_id = ${param('categoryId')}::integer` : sql``}
      ${ofCode ? sql`and code = ${param('code')}::text` : sql``}`,
    page: (rows, param) => sql`select ${sql.raw(productColumns.join(', '))}, product_info.sort ${rows}
    and (category_id, product_info.sort, product_info.id)
      > (${param('afterCategory')}::integer, ${param('afterSort')}::integer, ${param('afterId')}::uuid)
    order by category_id, product_info.sort, product_info.id`,
  },
)

/**
 * A product as its page shows it; one that cannot be chosen any more is shown to who registered it.
 * @throws ContentNotFound
 */
export async function getProduct(ctx: Ctx, { id }: { id: string }): Promise<ProductDetail> {
  const [row] = await shownProduct(ctx.db, { id })
  if (row === undefined) fail('ContentNotFound')
  return {
    ...productCard(ctx.app, row),
    serialPattern: describeSerial(row.serial_pattern),
    serialHelp: row.serial_help,
    warrantyMonths: row.warranty_months,
    specs: Specs.parse(row.specs),
    gear: await gearOf(ctx, row),
    ownerCount: row.owner_count,
  }
}

interface ShownProduct extends ProductRow {
  serial_pattern: string
  serial_help: string
  warranty_months: number
  specs: unknown
  camera_id: string | null
  lens_id: string | null
  owner_count: number
}

const shownProduct = preparedQuery<{ id: string }, ShownProduct>('product.shown', (db, param) =>
  db
    .selectFrom('product_info')
    .innerJoin('product_category', 'product_category.id', 'product_info.category_id')
    .select([...productColumns, 'serial_pattern', 'serial_help', 'warranty_months', 'specs'])
    .select(['camera_id', 'lens_id'])
    .select(
      sql<number>`(select count(distinct member_id) from user_product u
        where u.product_id = product_info.id and u.state = 2)`.as('owner_count'),
    )
    .where('product_info.id', '=', sql<string>`${param('id')}::uuid`),
)

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

/** A product, as far as the rules of registration depend on it. */
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
