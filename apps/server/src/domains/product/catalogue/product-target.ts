import type { SiteHref } from '@guangquan/routes/link'
import { sql } from 'kysely'
import type { TargetPart } from '../../target/index.ts'
import { productCard, productColumns } from './product.view.ts'

/** Products of the catalogue as cards of messages. The brand owns them. */
export const productTarget: TargetPart = {
  name: 'product',
  findOwner: () => Promise.resolve(undefined),
  isReadable: (id) =>
    sql`exists (select from product_info where product_info.id = ${id} and product_info.is_open)`,
  loadSubjects: async ({ app, db }, ids) => {
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom('product_info')
            .innerJoin('product_category', 'product_category.id', 'product_info.category_id')
            .where('product_info.id', 'in', [...ids])
            .where('product_info.is_open', '=', true)
            .select(productColumns)
            .execute()
    return new Map(
      rows.map((row) => {
        const { id, name: title, pictureUrl: coverUrl } = productCard(app, row)
        const path: SiteHref = `/more/product-intro?product=${id}`
        const link = { category: null, publishType: null, anchor: null, path, id, title, coverUrl }
        return [id, { name: title, title, quote: '', link }]
      }),
    )
  },
}
