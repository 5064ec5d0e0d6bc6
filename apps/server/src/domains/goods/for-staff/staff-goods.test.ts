import { readFile } from 'node:fs/promises'
import {
  codeSentences,
  Coin,
  errorCatalogue,
  fieldSentences,
  Goods,
  goodsPicture,
  GoodsOrder,
  Notice,
  shipmentSentences,
  StaffAccount,
  StaffAudit,
  StaffGoods,
  StaffGoodsCode,
  StaffGoodsOrder,
  StaffShop,
  SysBaseInfo,
  UserAddress,
  type MethodInput,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, signedHeaders, type Browser } from '../../../testing/call-as.ts'
import { address } from '../../../testing/permission-cases.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildSitePicture } from '../../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { buildGoods } from '../../../testing/goods.ts'
import { earnCoins } from '../../coin/index.ts'

let node: TestApp
let manager: StaffBrowser
let clerk: StaffBrowser
let member: Browser
beforeAll(async () => {
  node = await openTestApp()
  manager = await buildStaff(node, ['goodsManager'])
  clerk = await buildStaff(node, ['storeClerk'])
  member = await buildMember(node)
})
afterAll(() => node.close())

const reason = '月初补货'
const shop: MethodInput<typeof StaffShop.Create> = {
  type: 1,
  name: '澄光直营店（大学路）',
  areaCodes: ['310000', '310100', '310101'],
  detail: '大学路一百号',
  phone: '021-12345678',
  hours: '10:00-21:00',
  services: [],
  lng: null,
  lat: null,
  pictures: [],
  sort: 1,
  isOpen: true,
}
const fields: MethodInput<typeof StaffGoods.Create> = {
  goodsType: 1,
  kind: 2,
  name: '冲印券',
  summary: '六寸十张',
  detail: '',
  useNote: '',
  coins: 0,
  minLevel: 1,
  ownersOnly: false,
  stock: null,
  limitTotal: null,
  limitMonth: null,
  limitYear: null,
  from: null,
  to: null,
  hasCodePool: true,
  codeDays: 90,
  gift: null,
  shopIds: [],
  sort: 1,
  pictures: [],
}
const refused = async (call: Promise<{ body: { error?: { code: number } | null } }>) =>
  (await call).body.error?.code

test('goods are made, shown once they are published, changed by one at a time, and withdrawn', async () => {
  const picture = await buildSitePicture(node, goodsPicture.useType)
  const { hasCodePool: _, stock: __, ...saved } = fields
  const made = await callAs(node, manager, StaffGoods.Create, {
    ...fields,
    hasCodePool: false,
    stock: 2,
    pictures: [picture],
  })
  const { id } = made
  expect(await refused(callRaw(node, member, Goods.GetDetail, { id }))).toBe(
    errorCatalogue.ContentNotFound.code,
  )
  const published = await callAs(node, manager, StaffGoods.SetState, {
    id,
    publish: true,
    version: 1,
    reason,
  })
  const { goodsType: ___, kind: ____, ...changed } = saved
  const key = published.pictures[0]?.key ?? ''
  const change = { id, ...changed, pictures: [key], name: '冲印券（新）', version: published.version }
  await callAs(node, manager, StaffGoods.Save, change)
  expect(await refused(callRaw(node, manager, StaffGoods.Save, change))).toBe(
    errorCatalogue.ChangedMeanwhile.code,
  )
  const shown = await callAs(node, member, Goods.GetDetail, { id })
  expect(shown).toMatchObject({
    name: '冲印券（新）',
    stock: 2,
    pictureUrls: [expect.stringContaining(picture)],
  })
  await callAs(node, manager, StaffGoods.ChangeStock, { id, delta: -2, reason })
  expect(await refused(callRaw(node, manager, StaffGoods.ChangeStock, { id, delta: -1, reason }))).toBe(
    errorCatalogue.StockNotEnough.code,
  )
  await callAs(node, manager, StaffGoods.SetState, { id, publish: false, version: 3, reason })
  expect(await refused(callRaw(node, member, Goods.GetDetail, { id }))).toBe(
    errorCatalogue.ContentNotFound.code,
  )
  const wrong: [Partial<typeof fields>, string][] = [
    [{ coins: 5 }, 'coins'],
    [{ codeDays: null }, 'codeDays'],
    [{ kind: 3, hasCodePool: false, codeDays: null, gift: { gives: 'nothing', choice: '' } }, 'gift'],
    [{ shopIds: [crypto.randomUUID()] }, 'shopIds'],
  ]
  for (const [part, field] of wrong) {
    const { body } = await callRaw(node, manager, StaffGoods.Create, { ...fields, ...part })
    expect(body.error?.details, field).toMatchObject({ fields: { [field]: expect.any(String) } })
  }
})

test('codes are imported as a whole, handed out once each, never listed, and accepted once in a shop', async () => {
  const { id: goodsId } = await callAs(node, manager, StaffGoods.Create, fields)
  await callAs(node, manager, StaffGoods.SetState, { id: goodsId, publish: true, version: 1, reason })
  const file = (...codes: string[]) => ['券码', ...codes, ''].join('\r\n')
  const check = (csv: string) => callAs(node, manager, StaffGoodsCode.CheckImport, { goodsId, csv })
  expect(await check(file('PRINT-0001', 'print 0001', 'PRINT0001'))).toMatchObject({
    added: 0,
    faults: [{ line: 3 }, { line: 4, message: codeSentences.twice }],
  })
  const csv = file('PRINT-0001', 'PRINT-0002')
  expect(await callAs(node, manager, StaffGoodsCode.Import, { goodsId, csv, reason })).toEqual({ added: 2 })
  expect(await check(file('print0002'))).toMatchObject({
    faults: [{ line: 2, message: codeSentences.known }],
  })
  const { items } = await callAs(node, manager, StaffGoodsCode.GetBatchList, { goodsId })
  expect(items).toMatchObject([{ count: 2, left: 2, createdBy: manager.name }])
  const orders = []
  for (let had = 0; had < 2; had++) orders.push(await callAs(node, member, Goods.Redeem, { id: goodsId }))
  expect(await refused(callRaw(node, member, Goods.Redeem, { id: goodsId }))).toBe(
    errorCatalogue.StockNotEnough.code,
  )
  const details = await Promise.all(
    orders.map(({ id }) => callAs(node, member, GoodsOrder.GetDetail, { id })),
  )
  expect(details.flatMap(({ codes }) => codes.map(({ code }) => code)).toSorted()).toEqual([
    'PRINT-0001',
    'PRINT-0002',
  ])
  const { id: shopId } = await callAs(node, manager, StaffShop.Create, shop)
  const shown = await callAs(node, clerk, StaffGoodsCode.Find, { code: 'print 0001' })
  expect(shown).toMatchObject({ goodsName: '冲印券', state: 1, ownShops: [] })
  const early = (await callRaw(node, clerk, StaffGoodsCode.Use, { id: shown.id, shopId })).body.error
  expect(early?.details).toEqual({ fields: { shopId: fieldSentences.ownShopCode } })
  const admin = await buildStaff(node, ['superAdmin'])
  await callAs(node, admin, StaffAccount.SetShop, { id: clerk.staffId, shopId, version: 1, reason })
  expect((await callAs(node, clerk, StaffGoodsCode.Find, { code: 'print 0001' })).ownShops).toEqual([
    { id: shopId, name: shop.name },
  ])
  expect((await callAs(node, manager, StaffGoodsCode.Find, { code: 'print 0001' })).ownShops).toBeNull()
  const use = () => callRaw(node, clerk, StaffGoodsCode.Use, { id: shown.id, shopId })
  const codes = await Promise.all(Array.from({ length: 6 }, () => refused(use())))
  expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  expect(codes.filter((code) => code === errorCatalogue.CodeSpent.code)).toHaveLength(5)
  expect(await callAs(node, clerk, StaffGoodsCode.Find, { code: 'PRINT0001' })).toMatchObject({
    state: 2,
    usedShop: shop.name,
  })
  const used = orders[details.findIndex(({ codes: [own] }) => own?.code === 'PRINT-0001')]
  expect((await callAs(node, admin, StaffAudit.GetList, { act: 'goods.codeUsed' })).items).toMatchObject([
    {
      targetKind: 'order',
      targetId: used?.id,
      after: { code: shown.id, number: used?.number, codeState: 2 },
    },
  ])
  await callAs(node, manager, StaffGoodsCode.Import, { goodsId, csv: file('PRINT-0003'), reason })
  expect((await callAs(node, manager, StaffGoods.GetDetail, { id: goodsId })).codes).toEqual([
    { state: 0, count: 1 },
    { state: 1, count: 1 },
    { state: 2, count: 1 },
  ])
  expect(await refused(callRaw(node, clerk, StaffGoodsCode.Find, { code: 'ABCD-EFGH-2345' }))).toBe(
    errorCatalogue.ContentNotFound.code,
  )
})

test('a refund takes back what a virtual good gave; what was used is not refunded', async () => {
  const who = await buildMember(node, { birthday: '1990-05-01' })
  const earned = { memberId: who.userId, bizType: 'trial', bizId: 'virtual', amount: 100, memo: '' }
  await node.app.db.transaction().execute((tx) => earnCoins({ now: node.app.now() }, tx, earned))
  const frame = await node.app.db
    .selectFrom('profile_frame')
    .where('source', '=', 'goods')
    .select('id')
    .executeTakeFirstOrThrow()
  const orderOf = async (given: Parameters<typeof buildGoods>[1]) =>
    callAs(node, who, Goods.Redeem, { id: await buildGoods(node, { coins: 10, ...given }) })
  const back = ({ id }: { id: string }) =>
    callRaw(node, manager, StaffGoodsOrder.Return, { id, refund: true, version: 1, reason: '点错了' })
  const balance = async () => (await callAs(node, who, Coin.GetBalance, {})).balance
  const framed = await orderOf({ gives: 'frame7', choice: frame.id })
  expect((await back(framed)).body.error).toBeNull()
  const row = await node.app.db
    .selectFrom('member_frame')
    .where('member_id', '=', who.userId)
    .select(['ended_at', 'expires_at'])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ ended_at: expect.any(Date), expires_at: row.ended_at })
  expect(await balance()).toBe(100)
  const [kept, used] = [await orderOf({ gives: 'makeUpCard' }), await orderOf({ gives: 'makeUpCard' })]
  expect((await back(kept)).body.error).toBeNull()
  await node.app.db
    .updateTable('growth_member')
    .set({ make_up_cards: 0 })
    .where('member_id', '=', who.userId)
    .execute()
  expect(await refused(back(used))).toBe(errorCatalogue.NotAllowedNow.code)
  expect(await balance()).toBe(90)
})

test('parcels: one by one and by a file, the address in full for a reason only, and a return gives back the coins', async () => {
  const goodsId = await buildGoods(node, { stock: 10, name: '肩带' })
  const { id: addressId } = await callAs(node, member, UserAddress.Create, address)
  const order = () => callAs(node, member, Goods.Redeem, { id: goodsId, addressId })
  const [first, second, third] = [await order(), await order(), await order()]
  const list = async () => (await callAs(node, manager, StaffGoodsOrder.GetList, { goodsId })).items
  expect((await list()).map(({ number }) => number)).toEqual([third, second, first].map((one) => one.number))
  expect(JSON.stringify(await list())).not.toContain(address.receiver)
  const { grant } = await callAs(node, manager, StaffGoodsOrder.RequestAddress, { id: first.id, reason })
  const seen = await callAs(node, manager, StaffGoodsOrder.GetAddress, { grant })
  expect(seen).toMatchObject({ receiver: address.receiver, phone: address.phone })
  const colleague = await buildStaff(node, ['support'])
  expect(await refused(callRaw(node, colleague, StaffGoodsOrder.GetAddress, { grant }))).toBe(
    errorCatalogue.TicketInvalid.code,
  )
  const parcel = { carrier: '顺丰速运', trackingNumber: 'SF1234567890' }
  await callAs(node, manager, StaffGoodsOrder.Ship, { id: first.id, version: 1, ...parcel })
  node.advance(1000)
  const late = callRaw(node, member, GoodsOrder.Cancel, { id: first.id })
  expect(await refused(late)).toBe(errorCatalogue.NotAllowedNow.code)
  const heads = '订单号,快递公司,快递单号'
  const file = (...numbers: string[]) =>
    [heads, ...numbers.map((number, at) => `${number},中通快递,ZT00000${at}`), ''].join('\r\n')
  const check = (csv: string) => callAs(node, manager, StaffGoodsOrder.CheckShipments, { csv })
  expect((await check(file(first.number, second.number, second.number, '123'))).faults).toMatchObject([
    { line: 2, message: shipmentSentences.notWaiting },
    { line: 4, message: shipmentSentences.twice },
    { line: 5, message: shipmentSentences.unknown },
  ])
  const csv = file(second.number, third.number)
  expect(await callAs(node, manager, StaffGoodsOrder.ImportShipments, { csv, reason })).toEqual({
    shipped: 2,
  })
  expect((await list()).map(({ state }) => state)).toEqual([2, 2, 2])
  const returned = { id: first.id, refund: true, version: 2, reason: '寄错颜色' }
  expect(await callAs(node, manager, StaffGoodsOrder.Return, returned)).toMatchObject({ state: 5 })
  const places = async () => {
    const { items } = await callAs(node, member, Notice.GetUserNoticeList, { tab: 6 })
    return items.map(({ type, target }) => `${type} ${target?.path}`).toSorted()
  }
  const placeOf = ({ id }: { id: string }) => `/user/coins/order/${id}`
  expect(await places()).toEqual(
    [
      `goods.returned ${placeOf(first)}`,
      ...[first, second, third].map((one) => `goods.shipped ${placeOf(one)}`),
    ].toSorted(),
  )
  // Earlier notices: for two that one file shipped it is unknown which is which.
  await node.app.db
    .updateTable('notice')
    .set({ target_kind: null, target_id: null })
    .where('member_id', '=', member.userId)
    .execute()
  const migration = new URL('../../../db/migrations/0380-notices-of-orders.sql', import.meta.url)
  await sql.raw(await readFile(migration, 'utf8')).execute(node.app.db)
  expect(await places()).toEqual([
    `goods.returned ${placeOf(first)}`,
    `goods.shipped ${placeOf(first)}`,
    'goods.shipped undefined',
    'goods.shipped undefined',
  ])
  const { path } = await callAs(node, manager, StaffGoodsOrder.Export, { goodsId, reason })
  const { body } = await node.server.inject({
    url: path,
    headers: signedHeaders(node, manager, 'GET', path, ''),
  })
  expect(body.split('\r\n')).toHaveLength(5)
  expect(body).toContain(address.receiver)
})

test('shops are listed for everybody by type and place, closed ones for staff only', async () => {
  const { id, version } = await callAs(node, manager, StaffShop.Create, {
    ...shop,
    type: 3,
    name: '杭州维修点',
  })
  const list = async (given: object) => {
    const { items } = await callAs(node, null, SysBaseInfo.GetShopList, { t: 3, ...given })
    return items.map(({ name }) => name)
  }
  expect([await list({}), await list({ areaCode: '310000' }), await list({ areaCode: '330000' })]).toEqual([
    ['杭州维修点'],
    ['杭州维修点'],
    [],
  ])
  const found = ['大学路', '维修', '上海', '黄浦', '浙江', '区', '']
  expect(await Promise.all(found.map(async (keyword) => (await list({ keyword })).length))).toEqual([
    1, 1, 1, 1, 0, 0, 1,
  ])
  const closed = { id, ...shop, type: 3 as const, isOpen: false, version }
  await callAs(node, manager, StaffShop.Save, closed)
  expect(await list({ keyword: '大学路' })).toEqual([])
  const { items } = await callAs(node, clerk, StaffShop.GetList, { type: 3 })
  expect(items).toMatchObject([{ id, isOpen: false, version: 2 }])
  const open = await callAs(node, clerk, StaffShop.GetList, { type: 3, keyword: '上海', isOpen: true })
  expect(open.items).toEqual([])
})
