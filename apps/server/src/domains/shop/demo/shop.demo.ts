import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { makeRandom } from '../../../demo/random.ts'

const founded = new Date('2024-03-01T00:00:00Z')

/** Type, name, area, street, telephone, hours. */
const shops = [
  [
    1,
    '澄光直营店 · 上海新天地',
    ['310000', '310100', '310101'],
    '马当路 245 号 1 层',
    '021-55550101',
    '10:00-22:00',
  ],
  [
    1,
    '澄光直营店 · 杭州湖滨',
    ['330000', '330100', '330102'],
    '平海路 124 号 2 层',
    '0571-55550102',
    '10:00-21:30',
  ],
  [
    1,
    '澄光直营店 · 北京三里屯',
    ['110000', '110100', '110105'],
    '三里屯路 19 号 3 层',
    '010-55550103',
    '10:00-22:00',
  ],
  [
    2,
    '光影器材（成都春熙路）',
    ['510000', '510100', '510104'],
    '总府路 2 号 6 层',
    '028-55550104',
    '10:00-21:00',
  ],
  [
    3,
    '澄光服务中心 · 广州天河',
    ['440000', '440100', '440106'],
    '体育西路 191 号 12 层',
    '020-55550105',
    '9:30-18:00',
  ],
] as const

export const shopDemo: DemoPart = {
  addMembers: async (_app, tx) => {
    const random = makeRandom('shops')
    const rows = shops.map(([type, name, areaCodes, detail, phone, hours], place) => ({
      id: demoId(random, founded),
      type,
      name,
      area_codes: [...areaCodes],
      detail,
      phone,
      hours,
      sort: place + 1,
    }))
    await insertRows(tx, 'shop', rows)
  },
}
