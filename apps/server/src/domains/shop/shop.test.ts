import {
  errorCatalogue,
  fieldSentences,
  type MethodInput,
  shopPicture,
  StaffAudit,
  StaffShop,
  SysBaseInfo,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildSitePicture } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let manager: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  manager = await buildStaff(node, ['goodsManager'])
})
afterAll(() => node.close())

type Shop = MethodInput<typeof StaffShop.Create>

const shop: Shop = {
  type: 1,
  name: '新天地店',
  areaCodes: ['310000', '310100', '310101'],
  detail: '马当路 245 号',
  phone: '021-55550101',
  hours: '10:00-22:00',
  services: ['传感器清洁', '到店体验'],
  lng: 121.4747,
  lat: 31.2203,
  pictures: [],
  sort: 1,
  isOpen: true,
}
const add = (change: Partial<Shop>) => callAs(node, manager, StaffShop.Create, { ...shop, ...change })
const list = async (input: MethodInput<typeof SysBaseInfo.GetShopList>) =>
  (await callAs(node, null, SysBaseInfo.GetShopList, input)).items

/** The fields that a change of the shop is refused for. */
async function refusedFields(change: Partial<Shop>): Promise<unknown> {
  const { body } = await callRaw(node, manager, StaffShop.Create, { ...shop, ...change })
  expect(body.error?.code).toBe(errorCatalogue.BadInput.code)
  return body.error
}

test.each([
  [{ lng: 121.4, lat: null }, fieldSentences.point],
  [{ lng: null, lat: 31.2 }, fieldSentences.point],
  [{ lng: 2.35, lat: 48.85 }, '坐标不在中国范围内'],
  [{ lng: 31.22, lat: 121.47 }, '坐标不在中国范围内'],
  [{ services: Array.from({ length: 9 }, (_, index) => `服务${index}`) }, '最多 8 项'],
  [{ services: ['一二三四五六七八九十一二三'] }, '最多12字'],
  [{ services: ['清洁', ' 清洁 '] }, '有重复的服务'],
  [{ services: [' '] }, '不能为空'],
])('%j is refused: %s', async (change, sentence) => {
  expect(JSON.stringify(await refusedFields(change))).toContain(sentence)
})

test('pictures that were not uploaded for shops, and seven of them, are refused', async () => {
  const { body } = await callRaw(node, manager, StaffShop.Create, {
    ...shop,
    pictures: ['/img/shop/front.webp'],
  })
  expect(body.error?.code).toBe(errorCatalogue.UploadNotFound.code)
  await refusedFields({ pictures: Array.from({ length: 7 }, () => crypto.randomUUID()) })
})

test('a shop is shown with what staff wrote, and the audit log has each change', async () => {
  const first = await buildSitePicture(node, shopPicture.useType)
  const made = await add({ type: 2, pictures: [first, await buildSitePicture(node, shopPicture.useType)] })
  const [shown] = await list({ t: 2 })
  expect(shown).toMatchObject({ services: shop.services, lng: 121.4747, lat: 31.2203, distance: null })
  expect(shown?.pictures).toHaveLength(2)
  const [, second] = made.pictures.map(({ key }) => key)
  const { id, version } = made
  const change = { ...shop, id, version, type: 2 as const, services: [], lng: null, lat: null }
  await callAs(node, manager, StaffShop.Save, { ...change, pictures: [second ?? ''] })
  const [changed] = await list({ t: 2 })
  expect(changed).toMatchObject({ services: [], lng: null, lat: null, pictures: [{ url: second }] })
  const { items } = await callAs(node, await buildStaff(node, ['superAdmin']), StaffAudit.GetList, {
    act: 'shop.saved',
  })
  expect(JSON.stringify(items[0])).toContain('121.4747, 31.2203')
  expect(items[0]).toMatchObject({
    before: { services: shop.services, pictures: made.pictures.map(({ key }) => key) },
    after: { services: [], coordinates: null, pictures: [second] },
  })
})

test('areas are those of open shops of the type', async () => {
  const base = { ...shop, type: 3 as const }
  await callAs(node, manager, StaffShop.Create, base)
  await callAs(node, manager, StaffShop.Create, {
    ...base,
    areaCodes: ['330000', '330100', '330106'],
  })
  await callAs(node, manager, StaffShop.Create, {
    ...base,
    areaCodes: ['440000', '440100', '440106'],
    isOpen: false,
  })
  expect(await callAs(node, null, SysBaseInfo.GetShopAreaList, { t: 3 })).toEqual([
    { code: '310000', name: '上海市', count: 1, cities: [{ code: '310100', name: '上海市', count: 1 }] },
    { code: '330000', name: '浙江省', count: 1, cities: [{ code: '330100', name: '杭州市', count: 1 }] },
  ])
  expect((await list({ t: 3, areaCode: '330100' })).map(({ city }) => city)).toEqual(['杭州市'])
})

test('by distance the nearest are first, page after page, and those without coordinates last', async () => {
  const added = [
    { name: '三公里', lng: 121.4747, lat: 31.2473, sort: 9 },
    { name: '没有坐标甲', lng: null, lat: null },
    { name: '八百米', lng: 121.4747, lat: 31.2275, sort: 8 },
    { name: '没有坐标乙', lng: null, lat: null },
    { name: '同一处甲' },
    { name: '同一处乙' },
    { name: '停业', lng: 121.4747, lat: 31.2204, isOpen: false },
    { name: '别的类型', type: 2 as const },
    { name: '北京', lng: 116.4551, lat: 39.9371, sort: 1 },
  ]
  for (const one of added) await add(one)
  const input = { t: 1 as const, lng: 121.475, lat: 31.22, maxResultCount: 2 }
  const seen: [string, number | null][] = []
  let cursor: string | undefined
  do {
    const page = await callAs(node, null, SysBaseInfo.GetNearbyShopList, {
      ...input,
      ...(cursor === undefined ? {} : { cursor }),
    })
    seen.push(...page.items.map(({ name, distance }): [string, number | null] => [name, distance]))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(seen.map(([name]) => name)).toEqual([
    '同一处甲',
    '同一处乙',
    '八百米',
    '三公里',
    '北京',
    '没有坐标甲',
    '没有坐标乙',
  ])
  const metres = seen.map(([, distance]) => distance)
  expect(metres.slice(5)).toEqual([null, null])
  expect(metres[0]).toBeCloseTo(44, -1)
  expect(metres[2]).toBeCloseTo(834, -1)
  expect(metres[3]).toBeCloseTo(3036, -1)
  expect((metres[4] ?? 0) / 1000).toBeCloseTo(1068, -1)
  const filtered = await callAs(node, null, SysBaseInfo.GetNearbyShopList, { ...input, keyword: '公里' })
  expect(filtered.items.map(({ name }) => name)).toEqual(['三公里'])
})

test('a cursor of the other list is refused', async () => {
  const { nextCursor } = await callAs(node, null, SysBaseInfo.GetShopList, { t: 1, maxResultCount: 1 })
  const { body } = await callRaw(node, null, SysBaseInfo.GetNearbyShopList, {
    lng: 121,
    lat: 31,
    cursor: nextCursor ?? '',
  })
  expect(body.error?.code).toBe(errorCatalogue.BadInput.code)
})
