import { randomUUID } from 'node:crypto'
import {
  errorCatalogue,
  fieldSentences,
  Notice,
  recorderText,
  StaffAccount,
  StaffPassport,
  UserInfo,
  UserProduct,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../../testing/call-as.ts'
import { buildShop } from '../../../testing/goods.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import { registerBody } from '../testing/build-passport.ts'

const start = new Date('2026-11-23T15:50:00Z')
const hourMs = 3600_000
const shop = '澄光直营店 · 上海新天地'
let node: TestApp
let second: TestNode
let clerk: StaffBrowser
let support: StaffBrowser
let shopId: string
let otherShopId: string
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  node.setNow(start)
  shopId = await buildShop(node, shop)
  otherShopId = await buildShop(node, '澄光直营店 · 杭州湖滨')
  clerk = await buildClerk(shopId)
  support = await buildStaff(node, ['support'])
})
afterAll(() => node.close())

async function buildClerk(at: string): Promise<StaffBrowser> {
  const made = await buildStaff(node, ['storeClerk'])
  const owner = await buildStaff(node, ['superAdmin'])
  const given = { id: made.staffId, shopId: at, version: 1, reason: '新店员' }
  expect((await callAs(node, owner, StaffAccount.SetShop, given)).shop?.id).toBe(at)
  return made
}

const cardOf = async (member: Browser) => (await callAs(node, member, UserInfo.GetCard, {})).text
const refusalOf = async (as: StaffBrowser, input: object) => {
  const { error } = (await callRaw(node, as, StaffPassport.RecordVisit, input)).body
  return error?.details?.['fields'] ?? error?.code
}
const linesOf = (serialId: string) =>
  node.app.db
    .selectFrom('gear_event')
    .where('serial_id', '=', serialId)
    .where('kind', '=', 3)
    .selectAll()
    .execute()

async function atCounter() {
  const owner = await buildMember(node)
  const body = await registerBody(node, owner)
  const { regProductId } = body
  const visit = { card: await cardOf(owner), regProductId, shopId, service: 1, day: '2026-11-23' } as const
  return { owner, body, visit }
}

test('a card says whose it is on its day and the next, and nothing else', async () => {
  node.setNow(new Date(start.getTime() - 48 * hourMs))
  const old = await cardOf(await buildMember(node))
  node.setNow(start)
  const { owner, body } = await atCounter()
  const { nickName } = await callAs(node, owner, UserInfo.Get, {})
  const card = await cardOf(owner)
  expect(card).toMatch(/^U1\.[\w-]{22}\.20261123\.[\w-]{16}$/)
  expect(card).not.toContain(owner.userId)
  const shown = await callAs(node, clerk, StaffPassport.FindCardOwner, {
    card: `https://example.com/user/other?id=${owner.userId}#${card}`,
  })
  const [product] = shown.products
  expect(shown).toEqual({
    nickName,
    products: [
      {
        regProductId: body.regProductId,
        productName: product?.productName,
        serialEnd: body.serial.slice(-3),
        hasShutter: true,
        isLost: false,
      },
    ],
    shops: [{ id: shopId, name: shop }],
  })
  expect(JSON.stringify(shown)).not.toContain(body.serial)

  const [, code, , mac] = card.split('.')
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', owner.userId).execute()
  const refused: [string, string][] = [
    ['hello', fieldSentences.card],
    [`U1.${code}.20261124.${mac}`, fieldSentences.card],
    [old, fieldSentences.cardExpired],
    [card, fieldSentences.cardOwner],
  ]
  for (const [given, sentence] of refused) {
    const { error } = (await callRaw(node, clerk, StaffPassport.FindCardOwner, { card: given })).body
    expect([given, error?.details?.['fields']]).toEqual([given, { card: sentence }])
  }
})

test('a clerk records for the own shop alone; the member reads it, is notified, and cannot remove it', async () => {
  const { owner, body, visit } = await atCounter()
  const other = await atCounter()
  const idle = await buildStaff(node, ['storeClerk'])
  const ownShop = { shopId: fieldSentences.ownShop }
  expect(await refusalOf(clerk, { ...visit, shopId: otherShopId })).toEqual(ownShop)
  expect(await refusalOf(idle, visit)).toEqual(ownShop)
  expect((await callAs(node, idle, StaffPassport.FindCardOwner, { card: visit.card })).shops).toEqual([])
  expect(await refusalOf(clerk, { ...visit, day: '2026-11-24' })).toEqual({ day: fieldSentences.day })
  expect(await refusalOf(clerk, { ...visit, regProductId: other.body.regProductId })).toBe(
    errorCatalogue.ContentNotFound.code,
  )
  expect(await refusalOf(support, { ...visit, shopId: randomUUID() })).toEqual({
    shopId: fieldSentences.shopId,
  })
  expect(await linesOf(body.serialId)).toEqual([])

  const note = '更换了眼罩'
  const made = await callAs(node, clerk, StaffPassport.RecordVisit, { ...visit, note, shutterCount: 5200 })
  const read = await callAs(node, owner, UserProduct.GetGearEvents, { regProductId: body.regProductId })
  const [line] = read.items.filter(({ service }) => service !== null)
  expect(line).toMatchObject({
    place: shop,
    note,
    shutterCount: 5200,
    byStaff: true,
    byShop: true,
    isOwn: false,
  })
  expect(line === undefined ? '' : recorderText(line)).toBe(`门店记录 ${shop}`)
  const removed = await callRaw(node, owner, UserProduct.RemoveService, { id: made.id })
  expect(removed.body.error?.code).toBe(errorCatalogue.ContentNotFound.code)
  const { items } = await callAs(node, owner, Notice.GetUserNoticeList, {})
  const [notice] = items.filter(({ type }) => type === 'passport.serviced')
  expect(notice?.target?.id).toBe(body.regProductId)
  expect(notice?.text).toMatch(new RegExp(`${shop}，.* 2026-11-23 清洁保养$`))
  const act = await node.app.db
    .selectFrom('staff_act')
    .where('target_id', '=', body.serialId)
    .select(['actor', 'act', 'after'])
    .execute()
  expect(act).toEqual([
    {
      actor: clerk.name,
      act: 'passport.visitRecorded',
      after: { service: 1, day: '2026-11-23', shop, note, shutterCount: 5200 },
    },
  ])
  // Staff who see all passports can record for any shop.
  const elsewhere = { ...visit, shopId: otherShopId }
  expect((await callAs(node, support, StaffPassport.RecordVisit, elsewhere)).byShop).toBe(true)
})

test('one request that arrives sixteen times on two nodes is one line and one notice', async () => {
  const { owner, body, visit } = await atCounter()
  const request = { ...visit, requestId: randomUUID() }
  const responses = await Promise.all(
    Array.from({ length: 16 }, (_, place) =>
      callRaw(place % 2 === 0 ? node : second, clerk, StaffPassport.RecordVisit, request),
    ),
  )
  expect(responses.some(({ body: { success } }) => success)).toBe(true)
  expect(await linesOf(body.serialId)).toHaveLength(1)
  const notices = await node.app.db
    .selectFrom('notice')
    .where('member_id', '=', owner.userId)
    .where('kind', '=', 'passport.serviced')
    .select('id')
    .execute()
  expect(notices).toHaveLength(1)
})

test('five visits of a product in a day and sixty of one of the staff in an hour are recorded', async () => {
  const { body, visit } = await atCounter()
  const other = await buildClerk(shopId)
  const codes: unknown[] = []
  for (let made = 0; made < 6; made++) codes.push(await refusalOf(made % 2 === 0 ? clerk : other, visit))
  expect(codes).toEqual([...Array<undefined>(5).fill(undefined), errorCatalogue.TooFast.code])
  expect(await linesOf(body.serialId)).toHaveLength(5)
  const next = await atCounter()
  const key = `visits-by:${other.staffId}`
  await node.app.db.updateTable('rate_limit').set({ points: 60 }).where('key', '=', key).execute()
  expect(await refusalOf(other, next.visit)).toBe(errorCatalogue.TooFast.code)
  expect(await linesOf(next.body.serialId)).toEqual([])
})

test('a shop takes back its line once, within a day and with a reason', async () => {
  const { owner, body, visit } = await atCounter()
  const made = await callAs(node, clerk, StaffPassport.RecordVisit, visit)
  const late = await callAs(node, clerk, StaffPassport.RecordVisit, { ...visit, service: 2 })
  const colleague = await buildClerk(otherShopId)
  const takeBack = async (as: StaffBrowser, id: string, on: TestNode = node) =>
    (await callRaw(on, as, StaffPassport.TakeBackVisit, { id, reason: '记错了相机' })).body.error?.code ?? 0
  const { ContentNotFound, NotAllowedNow } = errorCatalogue
  const listed = async (as: StaffBrowser) =>
    (await callAs(node, as, StaffPassport.GetVisits, {})).items.filter(({ serialEnd }) =>
      body.serial.endsWith(serialEnd),
    )
  expect(await listed(colleague)).toEqual([])
  expect(await listed(await buildStaff(node, ['storeClerk']))).toEqual([])
  expect(await listed(support)).toHaveLength(2)
  // Page by page, the newest first, however many there are.
  const read = (cursor?: string) =>
    callAs(node, clerk, StaffPassport.GetVisits, { maxResultCount: 1, cursor })
  const first = await read()
  const next = await read(first.nextCursor ?? '')
  expect([first.items[0]?.id, next.items[0]?.id]).toEqual([late.id, made.id])
  expect(await takeBack(colleague, made.id)).toBe(ContentNotFound.code)
  // Of several concurrent removals one succeeds.
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, place) => takeBack(clerk, made.id, place % 2 === 0 ? node : second)),
  )
  expect(tries.toSorted((a, b) => a - b)).toEqual([0, ...Array(7).fill(ContentNotFound.code)])
  expect((await listed(clerk)).map(({ id, staffName }) => [id, staffName])).toEqual([[late.id, clerk.name]])
  const { items } = await callAs(node, owner, Notice.GetUserNoticeList, {})
  expect(items.map(({ type }) => type)).toContain('passport.serviceTakenBack')
  const acts = await node.app.db
    .selectFrom('staff_act')
    .where('target_id', '=', body.serialId)
    .where('act', '=', 'passport.visitTakenBack')
    .select(['reason', 'before'])
    .execute()
  expect(acts).toMatchObject([{ reason: '记错了相机', before: { shop, service: 1 } }])

  node.setNow(new Date(start.getTime() + 25 * hourMs))
  clerk = await buildClerk(shopId)
  expect(await listed(clerk)).toEqual([])
  expect(await takeBack(clerk, late.id)).toBe(NotAllowedNow.code)
})
