import type { MethodParsed, SysBaseInfo } from '@guangquan/contract'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'
import type { Shop as ShopTable } from '../../db/tables.gen.ts'
import { openShops } from './shop-conditions.ts'
import { shopDetails } from './shop.view.ts'

type Input = MethodParsed<typeof SysBaseInfo.GetNearbyShopList>
type Row = Selectable<ShopTable> & { metres: number }

const place = z.tuple([z.int(), z.uuid()])
type Place = z.output<typeof place>

const keyOf = ({ metres, id }: Row): Place => [metres, id]

/** The largest integer: shops without coordinates come last. */
const unknown = 2_147_483_647
const earthRadius = 6_371_009

/** A page of the open shops of a type, the nearest first. totalCount: capped. */
export async function listNearbyShops({ app, db }: Ctx, input: Input) {
  const found = sql`from shop where ${sql.join(openShops(input), sql` and `)}`
  const { rows, ...page } = await keysetPage(input, place, {
    read: async (window: PageWindow<Place>): Promise<Row[]> => {
      const after =
        window.after === null
          ? sql`true`
          : sql`(metres, id) > (${window.after[0]}::int, ${window.after[1]}::uuid)`
      const read = await sql<Row>`
        select * from (select *, ${metresFrom(input)} as metres ${found}) as placed
        where ${after} order by metres, id ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf,
  })
  const near = rows.map(({ metres, ...row }) => ({ ...row, distance: metres === unknown ? null : metres }))
  return { ...page, items: await shopDetails({ app, db }, near) }
}

/** SQL: whole metres between a position and a shop, by the haversine formula. Whole ones are equal on every page. */
function metresFrom({ lng, lat }: Pick<Input, 'lng' | 'lat'>): RawBuilder<number> {
  return sql<number>`case when lng is null then ${sql.lit(unknown)} else
    round(2 * ${sql.lit(earthRadius)} * asin(least(1, sqrt(
      power(sin(radians(lat - ${lat}::float8) / 2), 2)
      + cos(radians(${lat}::float8)) * cos(radians(lat)) * power(sin(radians(lng - ${lng}::float8) / 2), 2)
    ))))::int end`
}
