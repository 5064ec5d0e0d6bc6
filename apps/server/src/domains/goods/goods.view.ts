import type { GoodsItem } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { App } from '../../context.ts'
import type { GoodsRow } from './goods.store.ts'
import { frameSrcOf } from './virtual-goods.ts'

/** Uploaded pictures may be served by a host of their own. */
export const pictureUrl = ({ env }: App, path: string): string =>
  path.startsWith('/files/') ? `${env.FILE_ORIGIN ?? ''}${path}` : path

/** Columns of goods in lists. */
export const itemColumns = [
  'id',
  'goods_type',
  'kind',
  'name',
  'summary',
  'gives',
  'gives_choice',
  'coins',
  'min_level',
  'owners_only',
  'stock',
  'valid_from',
  'valid_to',
  'limit_month',
] as const

/** Goods as lists show them. @param cover the path of their small first picture */
export function goodsItem(
  app: App,
  row: Pick<GoodsRow, (typeof itemColumns)[number]>,
  cover: string | null,
): GoodsItem {
  return {
    id: row.id,
    goodsType: row.goods_type,
    kind: row.kind,
    name: row.name,
    summary: row.summary,
    coverUrl: cover === null ? null : pictureUrl(app, cover),
    frameSrc: frameSrcOf(row),
    coins: row.coins,
    minLevel: row.min_level,
    ownersOnly: row.owners_only,
    stock: row.stock,
    validFrom: row.valid_from && timeTextOf(row.valid_from),
    validTo: row.valid_to && timeTextOf(row.valid_to),
    limitMonth: row.limit_month,
  }
}
