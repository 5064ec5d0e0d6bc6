import type { GoodsItem } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { App } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { loadPicturesOf, type GoodsPicture, type GoodsRow } from './goods.store.ts'
import { frameSrcOf } from './virtual-goods.ts'

/** Uploaded pictures may be served by a host of their own. */
export const pictureUrl = ({ env }: App, path: string): string =>
  path.startsWith('/files/') ? `${env.FILE_ORIGIN ?? ''}${path}` : path

/** Goods as lists show them. */
export async function goodsItems(
  { app, db }: { app: App; db: Queryable },
  rows: readonly GoodsRow[],
): Promise<GoodsItem[]> {
  const pictures = await loadPicturesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => goodsItem(app, row, pictures.get(row.id) ?? []))
}

export function goodsItem(app: App, row: GoodsRow, pictures: readonly GoodsPicture[]): GoodsItem {
  const [cover] = pictures
  return {
    id: row.id,
    goodsType: row.goods_type,
    kind: row.kind,
    name: row.name,
    summary: row.summary,
    coverUrl: cover === undefined ? null : pictureUrl(app, cover.smallPath),
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
