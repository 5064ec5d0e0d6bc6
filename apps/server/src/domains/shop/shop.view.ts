import type { ShopDetail, ShopItem, StaffShopItem } from '@guangquan/contract'
import type { Selectable } from 'kysely'
import type { App } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'
import type { Shop as ShopTable } from '../../db/tables.gen.ts'
import { sitePictureUrl } from '../site-picture/index.ts'
import { addressArea } from '../site/index.ts'

/** Columns that every view of a shop reads. */
export const itemColumns = ['id', 'type', 'name', 'detail', 'phone', 'hours', 'area_codes'] as const
export type ShopRow = Pick<Selectable<ShopTable>, (typeof itemColumns)[number]>

type Source = { app: App; db: Queryable }

export function shopItem(row: ShopRow): ShopItem {
  const { id, type, name, detail, phone, hours, area_codes: codes } = row
  // An area that is no longer in the list is shown without names and chosen again in the form.
  const area = addressArea(codes) ?? { province: '', city: '', county: '' }
  return { id, type, name, detail, phone, hours, ...area }
}

/** @param rows those of a list by distance have theirs in metres */
export async function shopDetails(
  { app, db }: Source,
  rows: readonly (Selectable<ShopTable> & { distance?: number | null })[],
): Promise<ShopDetail[]> {
  const pictures = await loadPictures(db, rows)
  return rows.map((row) => ({
    ...shopItem(row),
    services: row.services,
    pictures: (pictures.get(row.id) ?? []).map(({ path, smallPath }) => ({
      url: sitePictureUrl(app, path),
      smallUrl: sitePictureUrl(app, smallPath),
    })),
    lng: row.lng,
    lat: row.lat,
    distance: row.distance ?? null,
  }))
}

export async function staffShopItems(
  { app, db }: Source,
  rows: readonly Selectable<ShopTable>[],
): Promise<StaffShopItem[]> {
  const pictures = await loadPictures(db, rows)
  return rows.map((row) => ({
    ...shopItem(row),
    areaCodes: row.area_codes,
    services: row.services,
    lng: row.lng,
    lat: row.lat,
    pictures: (pictures.get(row.id) ?? []).map(({ path, smallPath }) => ({
      key: path,
      url: sitePictureUrl(app, smallPath),
    })),
    sort: row.sort,
    isOpen: row.is_open,
    version: row.version,
  }))
}

interface Picture {
  shop_id: string
  path: string
  smallPath: string
}

async function loadPictures(db: Queryable, rows: readonly { id: string }[]): Promise<Map<string, Picture[]>> {
  if (rows.length === 0) return new Map()
  const found = await picturesOf(db, { ids: rows.map(({ id }) => id) })
  return Map.groupBy(found, (row) => row.shop_id)
}

const picturesOf = preparedQuery<{ ids: readonly string[] }, Picture>('shop.pictures', (db, param) =>
  db
    .selectFrom('shop_picture')
    .where('shop_id', '=', anyOf(param('ids')))
    .select(['shop_id', 'path', 'small_path as smallPath'])
    .orderBy('shop_id')
    .orderBy('position'),
)
