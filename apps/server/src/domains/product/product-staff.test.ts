import {
  errorCatalogue,
  Notice,
  ProductInfo,
  StaffAccessCode,
  StaffAudit,
  StaffProduct,
  StaffRegistration,
  StaffShipment,
  UserInfo,
  UserProduct,
  type ErrorName,
} from '@guangquan/contract'
import { isAccessCode, normaliseAccessCode } from '@guangquan/rules/gear/access-code'
import { dayOf } from '@guangquan/rules/time-text'
import { addMonths } from '@guangquan/rules/gear/warranty'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { productMeasures } from './product.measures.ts'
import {
  buildProduct,
  buildProof,
  codeOf,
  newSerial,
  productValues,
  registration,
  shipSerial,
  storeCode,
} from './testing/build-product.ts'

let node: TestApp
let reviewer: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  reviewer = await buildStaff(node, ['productReviewer'])
})
afterAll(() => node.close())

const reason = '凭证清楚'
const codeIs = (name: ErrorName) => ({ code: errorCatalogue[name].code })
const today = () => dayOf(node.app.now())
const userType = async (who: Browser) => (await callAs(node, who, UserInfo.Get, {})).userType
const kindsOf = async (who: Browser) => {
  const notices = node.app.db
    .selectFrom('notice')
    .where('member_id', '=', who.userId)
    .select(['kind', 'note', 'target_id'])
  const rows = await notices.orderBy('created_at').orderBy('id').execute()
  const registrations = await node.app.db
    .selectFrom('user_product')
    .where('member_id', '=', who.userId)
    .select('id')
    .execute()
  // Each leads to a product of theirs.
  const own: unknown[] = registrations.map(({ id }) => id)
  expect(rows.filter((row) => !own.includes(row.target_id))).toEqual([])
  return rows.map(({ kind, note }) => `${kind}${note}`)
}

/** How often it was announced that the number of a registration changed. */
const changesOf = async (id: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox_event as outbox
    join user_product on user_product.id = ${id} and outbox.payload ->> 'serialId' = user_product.serial_id::text
    where outbox.name = 'product.changed'`.execute(node.app.db)
  return rows[0]?.count
}

async function register(who: Browser, productId: string, serial: string, claim = false): Promise<string> {
  const { regProductId } = await callAs(node, who, UserProduct.Add, {
    ...registration(productId, serial),
    buyDate: today(),
    invoicePics: [await buildProof(node, who)],
    claim,
  })
  return regProductId
}

test('without a code staff decide: refused with a reason, sent again, accepted with the longer warranty', async () => {
  const owner = await buildMember(node)
  const productId = await buildProduct(node)
  const id = await register(owner, productId, newSerial())
  expect(await userType(owner)).toBe(1)
  const waiting = await callAs(node, reviewer, StaffRegistration.GetList, { task: 'registration' })
  expect(waiting.items.map((one) => one.id)).toContain(id)
  const seen = await callAs(node, reviewer, StaffRegistration.Get, { id })
  expect(seen).toMatchObject({ state: 1, invoiceState: 1, isShipped: false, mayExtend: true, disputed: null })
  expect(seen.invoicePics[0]?.url1080).toMatch(/\?e=\d+&s=/)
  const decide = (accept: boolean, version: number) =>
    callRaw(node, reviewer, StaffRegistration.Decide, { id, accept, reason, version })
  expect((await decide(false, 1)).body.error).toBeNull()
  expect((await decide(true, 1)).body.error).toMatchObject(codeIs('ChangedMeanwhile'))
  expect((await decide(true, 2)).body.error).toMatchObject(codeIs('NotAllowedNow'))
  const proof = { regProductId: id, invoicePics: [await buildProof(node, owner)] }
  expect(await callAs(node, owner, UserProduct.SubmitProof, proof)).toMatchObject({ state: 1, reason: '' })
  expect((await decide(true, 3)).body.error).toBeNull()
  const accepted = await callAs(node, owner, UserProduct.Get, { regProductId: id })
  const until = addMonths(today(), 24)
  expect(accepted).toMatchObject({ state: 2, warranty: { until, extensionMonths: 12 }, invoiceState: 2 })
  expect(await userType(owner)).toBe(2)
  expect(await kindsOf(owner)).toEqual([`product.refused${reason}`, 'product.accepted'])
  const { items } = await callAs(node, await buildStaff(node, ['superAdmin']), StaffAudit.GetList, {
    maxResultCount: 3,
  })
  expect(items[0]).toMatchObject({ act: 'registration.accepted', reason })
  // Registered, refused, sent again, accepted: the passport follows each.
  expect(await changesOf(id)).toBe(4)
  const query = { memberIds: [owner.userId], args: [{}], now: node.app.now() }
  const measured = productMeasures.map(async ({ name, read }) => [name, await read(node.app.db, query)])
  const counted = [{ memberId: owner.userId, values: [1] }]
  expect(Object.fromEntries(await Promise.all(measured))).toEqual({
    products: counted,
    cameras: counted,
    lenses: [],
  })
})

test('an accepted claim takes a number from its holder, a refused one leaves it; the number pays once', async () => {
  const [holder, claimant, other] = [
    await buildMember(node),
    await buildMember(node),
    await buildMember(node),
  ]
  const productId = await buildProduct(node)
  const serial = await shipSerial(node, productId)
  const { regProductId: held } = await callAs(node, holder, UserProduct.Add, {
    ...registration(productId, serial),
    accessCode: await storeCode(node, productId),
  })
  const refused = await register(other, productId, serial, true)
  const claim = await register(claimant, productId, serial, true)
  const disputes = await callAs(node, reviewer, StaffRegistration.GetList, { task: 'dispute' })
  expect(disputes.items.map(({ id }) => id)).toEqual([refused, claim])
  const detail = await callAs(node, reviewer, StaffRegistration.Get, { id: claim })
  expect(detail.disputed).toMatchObject({ id: held, memberId: holder.userId, state: 2, hasAccessCode: true })
  const ofHolder = await callAs(node, reviewer, StaffRegistration.Get, { id: held })
  expect(ofHolder.claims.map(({ id }) => id)).toEqual([refused, claim])
  await callAs(node, reviewer, StaffRegistration.Decide, { id: refused, accept: false, reason, version: 1 })
  expect(await userType(holder)).toBe(2)
  await callAs(node, reviewer, StaffRegistration.Decide, { id: claim, accept: true, reason, version: 1 })
  expect([await userType(holder), await userType(claimant), await userType(other)]).toEqual([1, 2, 1])
  expect(await kindsOf(holder)).toEqual([
    'product.claimed',
    'product.claimed',
    'product.kept',
    `product.lost${reason}`,
  ])
  // Who loses a dispute reads why.
  const lost = await callAs(node, holder, UserProduct.Get, { regProductId: held })
  expect(lost).toMatchObject({ state: 3, reason })
  const { items: read } = await callAs(node, holder, Notice.GetUserNoticeList, {})
  expect(read[0]?.text).toBe(`你注册的一件产品经核验属于另一位影友，注册已失效：${reason}`)
  // The number paid already; a medal for owners is measured all the same.
  const owned = await sql<{ member: string }>`select payload->>'memberId' as member from outbox_event
    where name = 'product.owned' and payload->>'serialId' = (
      select serial_id::text from user_product where id = ${claim}) order by id`.execute(node.app.db)
  expect(owned.rows.map(({ member }) => member)).toEqual([holder.userId, claimant.userId])
  const serials = node.app.db.selectFrom('product_serial').where('product_id', '=', productId)
  expect(await serials.select('rewarded_to').execute()).toEqual([{ rewarded_to: holder.userId }])
  const live = node.app.db
    .selectFrom('user_product')
    .where('product_id', '=', productId)
    .where('state', '=', 2)
  expect(await live.select('id').execute()).toEqual([{ id: claim }])
})

test('a batch of codes is downloaded once, stored as hashes, works, and can be frozen and voided', async () => {
  const member = await buildMember(node)
  const productId = await buildProduct(node)
  const order = { productId, amount: 501, note: '首批' }
  const { id } = await callAs(node, reviewer, StaffAccessCode.Create, order)
  const begin = () => callRaw(node, reviewer, StaffAccessCode.Download, { id, reason })
  const first = StaffAccessCode.Download.output.parse((await begin()).body.result)
  const second = StaffAccessCode.Download.output.parse((await begin()).body.result)
  const read = async (url: string) => {
    const cookie = `staff=${reviewer.staffSecret}`
    const { body } = await node.server.inject({ method: 'GET', url, headers: { cookie } })
    return body.trimEnd().split('\r\n').slice(1)
  }
  const codes = (await read(first.path)).map((line) => normaliseAccessCode(line.split(',')[1] ?? ''))
  expect(new Set(codes).size).toBe(501)
  expect(codes.every(isAccessCode)).toBe(true)
  expect(await read(second.path)).toEqual([])
  expect((await begin()).body.error).toMatchObject(codeIs('NotAllowedNow'))
  const check = async (code: string | undefined) =>
    (await callAs(node, member, UserProduct.CheckAccessCode, { productId, accessCode: code ?? '' })).valid
  expect(await check(codes[0])).toBe(true)
  const rows = node.app.db.selectFrom('access_code').where('batch_id', '=', id).select('code_index').limit(1)
  const stored = (await rows.executeTakeFirstOrThrow()).code_index.toString('latin1')
  expect(codes.some((code) => stored.includes(code))).toBe(false)
  const set = (to: 'unused' | 'frozen' | 'void', version: number) =>
    callRaw(node, reviewer, StaffAccessCode.SetState, { id, to, reason, version })
  expect((await set('frozen', 1)).body.result).toMatchObject({ frozen: 501, version: 2 })
  expect(await check(codes[1])).toBe(false)
  expect((await set('unused', 1)).body.error).toMatchObject(codeIs('ChangedMeanwhile'))
  expect((await set('unused', 2)).body.error).toBeNull()
  expect(await check(codes[1])).toBe(true)
  expect((await set('void', 3)).body.result).toMatchObject({ voided: 501 })
  expect((await set('unused', 4)).body.error).toMatchObject(codeIs('NotAllowedNow'))
})

test('shipped numbers are imported as a whole, found, and blocked', async () => {
  const member = await buildMember(node)
  const productId = await buildProduct(node)
  const code = await codeOf(node, productId)
  const known = await shipSerial(node, productId)
  const fresh = newSerial()
  const head = '产品代码,产品编号,出货日期'
  const file = (...lines: string[]) => [head, ...lines].join('\n')
  const wrong = file(`${code},12,2026-01-02`, `XX-1,1234567,2026-01-02`, `${code},${fresh},2.1.2026`)
  const { faults } = await callAs(node, reviewer, StaffShipment.CheckImport, { csv: wrong })
  expect(faults.map(({ line, column }) => `${line}${column}`)).toEqual([
    '2产品编号',
    '3产品代码',
    '4出货日期',
  ])
  const refused = await callRaw(node, reviewer, StaffShipment.Import, { csv: wrong, reason })
  expect(refused.body.error?.details).toHaveProperty('fields.csv')
  const csv = file(`${code.toLowerCase()},${fresh},2026-01-02`, `${code},${known},2026-01-02`)
  const imported = await callAs(node, reviewer, StaffShipment.Import, { csv, reason })
  expect(imported).toEqual({ added: 1, changed: 1 })
  expect(await callAs(node, reviewer, StaffShipment.CheckImport, { csv })).toEqual({
    added: 0,
    changed: 0,
    faults: [],
  })
  const look = async () =>
    (await callAs(node, member, UserProduct.CheckSerialNumber, { productId, serialNumber: fresh })).state
  expect(await look()).toBe(0)
  const [found] = await callAs(node, reviewer, StaffShipment.Find, { serialNumber: fresh })
  expect(found).toMatchObject({ serialNumber: fresh, shippedOn: '2026-01-02', registrations: [] })
  const block = { id: found?.id ?? '', reason }
  await callAs(node, reviewer, StaffShipment.SetBlocked, { ...block, blocked: true })
  expect(await look()).toBe(5)
  await callAs(node, reviewer, StaffShipment.SetBlocked, { ...block, blocked: false })
  expect(await look()).toBe(0)
})

test('a product is added and changed; of two who change it the second learns it', async () => {
  const values = productValues('CG-T1')
  const { id } = await callAs(node, reviewer, StaffProduct.Create, values)
  const again = await callRaw(node, reviewer, StaffProduct.Create, values)
  expect(again.body.error).toMatchObject(codeIs('AlreadyThere'))
  const save = (change: object, version: number) =>
    callRaw(node, reviewer, StaffProduct.Save, { ...values, ...change, id, version })
  for (const [field, value] of [
    ['serialPattern', '(a+)+$'],
    ['gear', 'camera:no-such'],
    ['categoryId', 99],
  ] as const)
    expect((await save({ [field]: value }, 1)).body.error?.details, field).toHaveProperty(`fields.${field}`)
  expect((await save({ name: '澄光 新名', serialPattern: 'cg######' }, 1)).body.error).toBeNull()
  expect((await save({}, 1)).body.error).toMatchObject(codeIs('ChangedMeanwhile'))
  const shown = await callAs(node, null, ProductInfo.GetProduct, { id })
  expect(shown).toMatchObject({ name: '澄光 新名', serialPattern: '以 CG 开头，后接 6 位数字' })
})

test('categories are added and changed; two with one name are refused, and of two changes the second', async () => {
  const written = { name: '运动相机', serialHelp: '印在电池仓内', sort: 0 }
  const create = { ...written, rewardRule: 'productCamera' as const }
  const both = await Promise.all([
    callRaw(node, reviewer, StaffProduct.CreateCategory, create),
    callRaw(node, reviewer, StaffProduct.CreateCategory, create),
  ])
  expect(both.filter(({ body }) => body.error === null)).toHaveLength(1)
  expect(both.find(({ body }) => body.error !== null)?.body.error).toMatchObject(codeIs('AlreadyThere'))
  const listed = async () => callAs(node, reviewer, StaffProduct.GetCategories, {})
  const [first] = await listed()
  expect(first).toMatchObject({ ...create, productCount: 0, version: 1 })
  const { id = 0 } = first ?? {}
  const save = (change: object, version: number) =>
    callRaw(node, reviewer, StaffProduct.SaveCategory, { ...written, id, ...change, version })
  expect((await save({ name: '镜头' }, 1)).body.error).toMatchObject(codeIs('AlreadyThere'))
  expect((await save({ sort: 900, serialHelp: '印在机身底部' }, 1)).body.error).toBeNull()
  expect((await save({}, 1)).body.error).toMatchObject(codeIs('ChangedMeanwhile'))
  expect((await listed()).at(-1)).toMatchObject({ id, serialHelp: '印在机身底部', version: 2 })
  const shown = await callAs(node, null, ProductInfo.GetProductCategoryPaged, {})
  expect(shown.items.at(-1)).toMatchObject({ name: '运动相机', serialHelp: '印在机身底部' })
})
