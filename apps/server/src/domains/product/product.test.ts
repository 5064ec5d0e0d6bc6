import {
  errorCatalogue,
  Notice,
  ProductInfo,
  UserInfo,
  UserProduct,
  type ErrorName,
  type MethodInput,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayBatch } from '../../events/relay.ts'
import { earnPasswordTicket } from '../../testing/accounts.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildShop } from '../../testing/goods.ts'
import { performJobs } from '../../testing/perform-jobs.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { jobs, subscriptions } from '../../program.ts'
import {
  buildProduct,
  buildProof,
  newAccessCode,
  newSerial,
  registration,
  shipSerial,
  storeCode,
} from './testing/build-product.ts'

const dayMs = 24 * 3600_000
let node: TestApp
let other: TestNode
beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
})
afterAll(() => node.close())

type Input = MethodInput<typeof UserProduct.Add>
const codeOf = (name: ErrorName) => errorCatalogue[name].code
const add = (who: Browser, input: Input, at: TestNode = node) => callAs(at, who, UserProduct.Add, input)
const errorOf = async (who: Browser, input: Input, at: TestNode = node) =>
  (await callRaw(at, who, UserProduct.Add, input)).body.error
const check = async (who: Browser, productId: string, serialNumber: string) =>
  (await callAs(node, who, UserProduct.CheckSerialNumber, { productId, serialNumber })).state
const userType = async (who: Browser) => (await callAs(node, who, UserInfo.Get, {})).userType
const memberRow = (who: Browser) =>
  node.app.db
    .selectFrom('member_counter')
    .where('member_id', '=', who.userId)
    .select('earned_exp')
    .executeTakeFirstOrThrow()

async function countExp(): Promise<void> {
  const counting = subscriptions.filter(({ event }) => event === 'product.accepted')
  await relayBatch(node.app, counting)
  await performJobs(node, ...jobs.filter(({ name }) => name === 'growth.count'))
}

test('with a right access code a product takes effect at once; its number pays once, whoever has it later', async () => {
  const [owner, next] = [await buildMember(node), await buildMember(node)]
  const productId = await buildProduct(node)
  const serial = await shipSerial(node, productId)
  expect(await userType(owner)).toBe(1)
  const today = dayOf(node.app.now())
  const input = { ...registration(productId, ` ${serial.slice(0, 3)}-${serial.slice(3)} `), buyDate: today }
  const accessCode = await storeCode(node, productId)
  const made = await add(owner, { ...input, accessCode: accessCode.toLowerCase() })
  expect(made).toMatchObject({
    state: 2,
    serialNumber: serial,
    serialEnd: serial.slice(-3),
    hasAccessCode: true,
    warranty: { from: today, extensionMonths: 0 },
    mayExtend: true,
    buyChannelName: '品牌直营店',
  })
  expect(await userType(owner)).toBe(2)
  await countExp()
  const { earned_exp: earned } = await memberRow(owner)
  expect(earned).toBe(200)

  expect(await check(owner, productId, serial)).toBe(2)
  expect(await check(next, productId, serial)).toBe(3)
  expect((await errorOf(owner, { ...input, accessCode }))?.code).toBe(codeOf('SerialOwn'))
  const nextCode = await storeCode(node, productId)
  expect((await errorOf(next, { ...input, accessCode: nextCode }))?.code).toBe(codeOf('SerialTaken'))

  const leave = { regProductId: made.regProductId, reason: '已经转卖' }
  const unproved = await callRaw(node, owner, UserProduct.Delete, { ...leave, ticket: 'x'.repeat(43) })
  expect(unproved.body.error?.code).toBe(codeOf('TicketInvalid'))
  const outsider = await callRaw(node, next, UserProduct.Delete, {
    ...leave,
    ticket: await earnPasswordTicket(node, next),
  })
  expect(outsider.body.error?.code).toBe(codeOf('ContentNotFound'))
  await callAs(node, owner, UserProduct.Delete, { ...leave, ticket: await earnPasswordTicket(node, owner) })
  expect(await userType(owner)).toBe(1)
  const { items: open } = await callAs(node, owner, UserProduct.GetList, {})
  const { items: ended } = await callAs(node, owner, UserProduct.GetList, { ended: true })
  expect([open, ended.map(({ state }) => state)]).toEqual([[], [4]])

  expect(await check(next, productId, serial)).toBe(3)
  node.advance(31 * dayMs)
  const later = await signIn(node, next.userId)
  expect(await check(later, productId, serial)).toBe(0)
  expect((await add(later, { ...input, accessCode: nextCode })).state).toBe(2)
  await countExp()
  expect((await memberRow(next)).earned_exp).toBe(0)
  expect((await memberRow(owner)).earned_exp).toBe(earned)
})

test('what is wrong is said where it is wrong, and nothing is stored', async () => {
  const member = await buildMember(node)
  const productId = await buildProduct(node, { serial_pattern: 'CL#######' })
  const serial = await shipSerial(node, productId, `CL${newSerial()}`)
  const input = { ...registration(productId, serial), accessCode: await storeCode(node, productId) }
  const tomorrow = dayOf(new Date(node.app.now().getTime() + dayMs))
  const [shopId, closedId] = [await buildShop(node, '上海直营店'), await buildShop(node)]
  await node.app.db.updateTable('shop').set({ is_open: false }).where('id', '=', closedId).execute()
  const cases: [Partial<Input>, string][] = [
    [{ buyDate: tomorrow }, 'buyDate'],
    [{ buyDate: '2023-12-31' }, 'buyDate'],
    [{ buyDate: '2026-02-30' }, 'buyDate'],
    [{ buyChannelType: 99 }, 'buyChannelType'],
    [{ shopId: crypto.randomUUID() }, 'shopId'],
    // A shop of a type that the channel does not have, and one for a channel without shops.
    [{ shopId, buyChannelType: 5 }, 'shopId'],
    [{ shopId, buyChannelType: 2 }, 'shopId'],
    [{ shopId: closedId }, 'shopId'],
    [{ price: -1 }, 'price'],
    [{ price: 1.005 }, 'price'],
    [{ accessCode: '' }, 'invoicePics'],
  ]
  for (const [change, field] of cases) {
    const error = await errorOf(member, { ...input, ...change })
    expect(error?.details, field).toHaveProperty(`fields.${field}`)
  }
  const wrong: [Partial<Input>, ErrorName][] = [
    [{ serialNumber: serial.slice(2) }, 'SerialWrongForm'],
    [{ serialNumber: `${serial}'--` }, 'SerialWrongForm'],
    [{ productId: crypto.randomUUID() }, 'ContentNotFound'],
    [{ accessCode: newAccessCode() }, 'AccessCodeWrong'],
    [{ serialNumber: 'CL0000001' }, 'SerialNeedsInvoice'],
    [{ invoicePics: [await buildProof(node, await buildMember(node))] }, 'UploadNotFound'],
  ]
  for (const [change, name] of wrong) {
    expect((await errorOf(member, { ...input, ...change }))?.code, name).toBe(codeOf(name))
  }
  expect(await check(member, productId, '1234567')).toBe(1)
  expect(await check(member, productId, 'CL0000001')).toBe(4)
  expect((await callAs(node, member, UserProduct.GetList, {})).items).toEqual([])
  // The name of a chosen shop replaces the typed one.
  const made = await add(member, { ...input, shopId, shopName: '一家店' })
  expect(made).toMatchObject({ state: 2, shopName: '上海直营店' })
})

test('five wrong access codes an hour, counted on every node; a right one does not count', async () => {
  const [member, later] = [await buildMember(node), await buildMember(node)]
  const productId = await buildProduct(node)
  const right = await storeCode(node, productId)
  const tryCode = (accessCode: string, at: TestNode, who = member) =>
    callAs(at, who, UserProduct.CheckAccessCode, { productId, accessCode })
  expect(await tryCode(right, node)).toEqual({
    valid: true,
    codeState: 0,
    productId,
    remain: 5,
    waitSeconds: null,
  })
  const ofOther = await storeCode(node, await buildProduct(node))
  const wrong = [
    newAccessCode(),
    ofOther,
    await storeCode(node, productId, { state: 1 }),
    await storeCode(node, productId, { state: 2 }),
    await storeCode(node, productId, { state: 3 }),
  ]
  const remains: [boolean, number | null, number][] = []
  for (const [place, code] of wrong.entries()) {
    const { valid, codeState, remain } = await tryCode(code, place % 2 === 0 ? node : other)
    remains.push([valid, codeState, remain])
  }
  expect(remains).toEqual([
    [false, null, 4],
    [false, null, 3],
    [false, 1, 2],
    [false, 2, 1],
    [false, 3, 0],
  ])
  await expect(tryCode(right, other)).rejects.toMatchObject({ code: codeOf('CodeTriesUsed') })
  const input = { ...registration(productId, await shipSerial(node, productId)), accessCode: right }
  expect(await errorOf(member, input)).toMatchObject({ code: codeOf('CodeTriesUsed'), details: { n: 3600 } })
  expect((await tryCode(right, node, later)).valid).toBe(true)
  node.advance(3600_000)
  expect((await tryCode(right, node)).valid).toBe(true)
})

test('the eleventh look at a number in a day is refused, and registering gives looks back', async () => {
  const member = await buildMember(node)
  const productId = await buildProduct(node)
  for (let look = 0; look < 8; look++) await check(member, productId, newSerial())
  const serial = await shipSerial(node, productId)
  expect(await check(member, productId, serial)).toBe(0)
  await add(member, {
    ...registration(productId, serial),
    accessCode: await storeCode(node, productId),
  })
  for (let look = 0; look < 2; look++) await check(member, productId, newSerial())
  const refused = await callRaw(node, member, UserProduct.CheckSerialNumber, {
    productId,
    serialNumber: newSerial(),
  })
  expect(refused.body.error?.code).toBe(codeOf('TooFast'))
})

test('a number of somebody else can be claimed with a proof: a dispute, of which the holder learns', async () => {
  const [holder, claimant] = [await buildMember(node), await buildMember(node)]
  const productId = await buildProduct(node)
  const serial = await shipSerial(node, productId)
  const input = registration(productId, serial)
  const held = await add(holder, { ...input, accessCode: await storeCode(node, productId) })
  const proof = await buildProof(node, claimant)
  const claim = { ...input, invoicePics: [proof] }
  expect((await errorOf(claimant, claim))?.code).toBe(codeOf('SerialTaken'))
  const made = await add(claimant, { ...claim, claim: true })
  expect(made).toMatchObject({ state: 6, isDisputed: true, warranty: null, invoiceState: 1 })
  expect(made.invoicePics.map(({ id }) => id)).toEqual([proof])
  const own = await callAs(node, holder, UserProduct.Get, { regProductId: held.regProductId })
  expect(own).toMatchObject({ state: 2, isDisputed: true })
  const { items: notices } = await callAs(node, holder, Notice.GetUserNoticeList, {})
  const { regProductId: id, product } = held
  const path = `/user/product/detail/${id}`
  expect(notices).toMatchObject([
    { type: 'product.claimed', target: { id, path, publishType: null, title: product.name } },
  ])
  const leaving = await callRaw(node, holder, UserProduct.Delete, {
    regProductId: held.regProductId,
    reason: '不用了',
    ticket: await earnPasswordTicket(node, holder),
  })
  expect(leaving.body.error?.code).toBe(codeOf('ProductDisputed'))
  expect(own.can).toEqual({ submitProof: true, reportLost: true })
  expect(own.whyNot).toEqual({
    unbind: errorCatalogue.ProductDisputed.text,
    transfer: errorCatalogue.ProductDisputed.text,
  })
})

test('fifty registrations of one number on two nodes leave one, and one access code is used once', async () => {
  const productId = await buildProduct(node)
  const [serial, accessCode] = [await shipSerial(node, productId), await storeCode(node, productId)]
  const people: Browser[] = []
  for (let made = 0; made < 25; made++) people.push(await buildMember(node))
  const attempts = people.flatMap((who, place) => [
    errorOf(who, { ...registration(productId, serial), accessCode }, place % 2 === 0 ? node : other),
    errorOf(who, { ...registration(productId, serial), accessCode }, place % 2 === 0 ? other : node),
  ])
  const errors = await Promise.all(attempts)
  expect(errors.filter((error) => error === null).length).toBe(1)
  const rows = await node.app.db
    .selectFrom('user_product')
    .where('product_id', '=', productId)
    .select(['member_id', 'state'])
    .execute()
  expect(rows.map(({ state }) => state)).toEqual([2])
  const counts = await node.app.db
    .selectFrom('member')
    .where(
      'id',
      'in',
      people.map(({ userId }) => userId),
    )
    .where('product_count', '>', 0)
    .select(['id', 'product_count'])
    .execute()
  expect(counts).toEqual([{ id: rows[0]?.member_id, product_count: 1 }])
  const codes = node.app.db.selectFrom('access_code').where('product_id', '=', productId).select('state')
  expect(await codes.execute()).toEqual([{ state: 1 }])
})

test('the catalogue is listed by kind, found by words and by the code on the box; rows hold no readable number', async () => {
  const productId = await buildProduct(node, { category_id: 3 })
  const { items: kinds } = await callAs(node, null, ProductInfo.GetProductCategoryPaged, {})
  expect(kinds.map(({ name }) => name)).toEqual([
    '微单机身',
    '单反机身',
    '镜头',
    '闪光灯',
    '便携机',
    '附件',
    '望远镜',
  ])
  const detail = await callAs(node, null, ProductInfo.GetProduct, { id: productId })
  expect(detail).toMatchObject({ serialPattern: '7 位数字', gear: null, ownerCount: 0 })
  const list = (input: MethodInput<typeof ProductInfo.GetPaged>) =>
    callAs(node, null, ProductInfo.GetPaged, input)
  const ids = async (input: MethodInput<typeof ProductInfo.GetPaged>) =>
    (await list(input)).items.map(({ id }) => id)
  expect(await ids({ categoryId: 3 })).toEqual([productId])
  expect(await ids({ code: detail.code.toLowerCase() })).toEqual([productId])
  expect(await ids({ keyword: detail.name })).toContain(productId)
  expect(await ids({ keyword: '%' })).toEqual([])
  await node.app.db.updateTable('product_info').set({ is_open: false }).where('id', '=', productId).execute()
  expect(await ids({ categoryId: 3 })).toEqual([])

  const serial = await shipSerial(node, productId)
  const rows = await node.app.db
    .selectFrom('product_serial')
    .where('product_id', '=', productId)
    .selectAll()
    .execute()
  const text = rows.map((row) => row.serial_cipher.toString('latin1') + row.serial_index.toString('latin1'))
  expect(text.join()).not.toContain(serial)
})
