import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { makeRandom } from '../../../demo/random.ts'
import { demoShops } from './demo-shops.ts'

const founded = new Date('2024-03-01T00:00:00Z')
const picturePath = (name: string) => `/img/shop/${name}.webp`

export const shopDemo: DemoPart = {
  addMembers: async (_app, tx) => {
    const random = makeRandom('shops')
    const shops = demoShops.map((shop) => ({ ...shop, id: demoId(random, founded) }))
    const rows = shops.map(({ id, type, name, areaCodes, detail, phone, hours, services, at }, place) => ({
      id,
      type,
      name,
      area_codes: [...areaCodes],
      detail,
      phone,
      hours,
      services: [...services],
      lng: at?.[0] ?? null,
      lat: at?.[1] ?? null,
      sort: place + 1,
    }))
    await insertRows(tx, 'shop', rows)
    const pictures = shops.flatMap(({ id, pictures: names = [] }) =>
      names.map((name, position) => ({
        shop_id: id,
        position,
        path: picturePath(name),
        small_path: picturePath(`${name}-small`),
      })),
    )
    await insertRows(tx, 'shop_picture', pictures)
  },
}
