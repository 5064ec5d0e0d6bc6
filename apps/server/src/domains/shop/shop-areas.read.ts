import type { MethodParsed, ShopArea, SysBaseInfo } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { findAreas } from '../site/index.ts'

/** The provinces and cities that have open shops of a type, by their codes. */
export async function listShopAreas(
  { db }: Ctx,
  { t }: MethodParsed<typeof SysBaseInfo.GetShopAreaList>,
): Promise<ShopArea[]> {
  const rows = await db
    .selectFrom('shop')
    .where('is_open', '=', true)
    .where('type', '=', t)
    .select((eb) => [
      sql<string>`area_codes[1]`.as('province'),
      sql<string>`area_codes[2]`.as('city'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(sql`1, 2`)
    .orderBy(sql`1, 2`)
    .execute()
  return [...Map.groupBy(rows, ({ province }) => province)].flatMap(([code, cities]) => {
    const [province] = findAreas([code]) ?? []
    if (province === undefined) return []
    const counted = cities.flatMap(({ city, count }) => {
      const name = findAreas([code, city])?.[1]?.name
      return name === undefined ? [] : [{ code: city, name, count }]
    })
    const count = cities.reduce((sum, city) => sum + city.count, 0)
    return [{ code, name: province.name, count, cities: counted }]
  })
}
