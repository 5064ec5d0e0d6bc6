import type { ProductCard } from '@guangquan/contract'
import type { App } from '../../../context.ts'

/** The columns of a product and its category that a card shows. */
export interface ProductRow {
  id: string
  code: string
  name: string
  summary: string
  category_id: number
  category_name: string
  picture_url: string
  launched_on: string
}

export const productColumns = [
  'product_info.id',
  'product_info.code',
  'product_info.name',
  'product_info.summary',
  'product_info.category_id',
  'product_info.picture_url',
  'product_info.launched_on',
  'product_category.name as category_name',
] as const

export function productCard(app: App, row: ProductRow): ProductCard {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    summary: row.summary,
    categoryId: row.category_id,
    categoryName: row.category_name,
    pictureUrl: pictureUrl(app, row.picture_url),
    launchDate: row.launched_on,
  }
}

/** Uploaded pictures may be served by a host of their own. */
const pictureUrl = ({ env }: App, path: string): string =>
  path.startsWith('/files/') ? `${env.FILE_ORIGIN ?? ''}${path}` : path
