import {
  errorCatalogue,
  giftParcelSentences,
  giftParcelSheet,
  StaffProductActivity,
  UserAddress,
  UserProduct,
  type ErrorName,
  type MethodInput,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, signedHeaders, type Browser } from '../../../testing/call-as.ts'
import { earnPasswordTicket } from '../../../testing/accounts.ts'
import { buildMember } from '../../../testing/people.ts'
import { address } from '../../../testing/permission-cases.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import { activityValues, buildActivity, buildApplication, buildEligible } from '../testing/build-activity.ts'
import { buildProduct, buildProof, registerProduct } from '../testing/build-product.ts'

let node: TestApp
let other: TestNode
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
  staff = await buildStaff(node, ['productReviewer'])
})
afterAll(() => node.close())

type Input = MethodInput<typeof UserProduct.UserProductActivityApply>
const errorOf = async (who: Browser, input: Input, at: TestNode = node) =>
  (await callRaw(at, who, UserProduct.UserProductActivityApply, input)).body.error
const isError = (name: ErrorName) => ({ code: errorCatalogue[name].code })
const takenOf = async (id: string) => {
  const row = node.app.db.selectFrom('product_activity').where('id', '=', id).select('taken')
  return (await row.executeTakeFirstOrThrow()).taken
}

test('an application from its form to the gift that was sent: completed once, decided, its address sealed', async () => {
  const owner = await buildMember(node)
  const neighbour = await buildMember(node)
  const productId = await buildProduct(node)
  const regProductId = await registerProduct(node, owner, { productId })
  const values = { gifts: ['存储卡', '相机包'], needInvoice: true, needAddress: true, quota: 2 }
  const activity = await callAs(
    node,
    staff,
    StaffProductActivity.Create,
    activityValues(node, [productId], values),
  )
  const activityId = activity.id
  const seen = await callAs(node, owner, UserProduct.GetProductActivityDetail, { id: activityId })
  expect(seen).toMatchObject({ left: 2, products: [{ regProductId, state: 0 }] })
  const nothing = await errorOf(owner, { activityId, regProductId })
  expect(Object.keys(Object(nothing?.details)['fields'] ?? {}).toSorted()).toEqual([
    'addressId',
    'giftId',
    'invoicePics',
  ])
  expect(await takenOf(activityId)).toBe(0)
  const { id: addressId } = await callAs(node, owner, UserAddress.Create, address)
  const input: Input = {
    activityId,
    regProductId,
    giftId: seen.gifts[1]?.id,
    addressId,
    invoicePics: [await buildProof(node, owner)],
    remark: '请寄到公司',
  }
  expect(await errorOf(neighbour, input)).toMatchObject(isError('ContentNotFound'))
  const made = await callAs(node, owner, UserProduct.UserProductActivityApply, input)
  expect(made).toMatchObject({
    state: 1,
    gift: { name: '相机包' },
    address: { receiver: '收**' },
    mayModify: true,
  })
  expect(made.address?.phone).not.toBe(address.phone)
  expect(made.invoicePics).toHaveLength(1)
  expect(await errorOf(owner, input)).toMatchObject(isError('AppliedAlready'))
  expect(await takenOf(activityId)).toBe(1)
  const { items } = await callAs(node, staff, StaffProductActivity.GetApplications, { activityId })
  const [waiting] = items
  expect(waiting?.address?.phone).not.toBe(address.phone)
  const decide = (state: 2 | 3 | 4 | 6, version: number) =>
    callRaw(node, staff, StaffProductActivity.Decide, {
      id: waiting?.id ?? '',
      state,
      reason: '发票看不清',
      version,
    })
  expect((await decide(3, 1)).body.error).toBeNull()
  const names = { activityId, regProductId }
  // The member checks the address.
  expect(await callAs(node, owner, UserProduct.UserProductActivityDetail, names)).toMatchObject({
    state: 3,
    reason: '发票看不清',
    address: { receiver: address.receiver, phone: address.phone },
  })
  // The address stays without another one.
  const again = {
    ...input,
    giftId: seen.gifts[0]?.id,
    addressId: undefined,
    invoicePics: [await buildProof(node, owner)],
  }
  expect(await callAs(node, owner, UserProduct.UserProductActivityModify, again)).toMatchObject({
    state: 1,
    gift: { name: '存储卡' },
    address: made.address,
    reason: '',
  })
  expect((await decide(2, 2)).body.error).toMatchObject(isError('ChangedMeanwhile'))
  expect((await decide(2, 3)).body.error).toBeNull()
  expect((await callRaw(node, owner, UserProduct.UserProductActivityModify, again)).body.error).toMatchObject(
    isError('NotAllowedNow'),
  )
  const applicationId = waiting?.id ?? ''
  const unsent = { id: applicationId, version: 4 }
  const refused = await callRaw(node, staff, StaffProductActivity.Send, unsent)
  expect(Object.keys(Object(refused.body.error?.details)['fields'] ?? {})).toEqual([
    'carrier',
    'trackingNumber',
  ])
  const parcel = { ...unsent, carrier: '顺丰', trackingNumber: 'SF1234567' }
  expect(await callAs(node, staff, StaffProductActivity.Send, parcel)).toMatchObject({ state: 5 })
  expect((await decide(6, 5)).body.error).toMatchObject(isError('NotAllowedNow'))
  const notices = node.app.db
    .selectFrom('notice')
    .where('member_id', '=', owner.userId)
    .select(['kind', 'target_id'])
  expect(await notices.orderBy('id').execute()).toEqual([
    { kind: 'product.activityIncomplete', target_id: applicationId },
    { kind: 'product.activityAccepted', target_id: applicationId },
    { kind: 'product.activitySent', target_id: applicationId },
  ])
  expect(await takenOf(activityId)).toBe(1)
})

test('who may not apply: another model, bought too early, too late; a refused one gives its place back', async () => {
  const owner = await buildMember(node)
  const productId = await buildProduct(node)
  const regProductId = await registerProduct(node, owner, { productId })
  const create = (change: object) =>
    callAs(node, staff, StaffProductActivity.Create, activityValues(node, [productId], change))
  const wrongModel = await buildActivity(node, await buildProduct(node))
  expect(await errorOf(owner, { activityId: wrongModel, regProductId })).toMatchObject(isError('NotEligible'))
  const early = await create({ buyTo: '2020-01-02' })
  expect(await errorOf(owner, { activityId: early.id, regProductId })).toMatchObject(isError('NotEligible'))
  const over = await create({ applyFrom: '2020-01-01 00:00:00', applyTo: '2020-02-01 00:00:00' })
  expect(await errorOf(owner, { activityId: over.id, regProductId })).toMatchObject(isError('ApplyClosed'))
  const closed = await create({ isOpen: false })
  expect(await errorOf(owner, { activityId: closed.id, regProductId })).toMatchObject(
    isError('ContentNotFound'),
  )
  const obstacles = async () => {
    const list = await callAs(node, owner, UserProduct.GetProductActivityList, { maxResultCount: 50 })
    const own = [wrongModel, early.id, over.id, closed.id]
    return own.map((id) => list.items.find((one) => one.id === id)?.obstacle)
  }
  expect(await obstacles()).toEqual(['noProduct', 'boughtOutside', undefined, undefined])
  const activityId = await buildActivity(node, productId, { quota: 1 })
  await callAs(node, owner, UserProduct.UserProductActivityApply, { activityId, regProductId })
  const second = await registerProduct(node, owner, { productId })
  expect(await errorOf(owner, { activityId, regProductId: second })).toMatchObject(isError('PlacesFull'))
  const { items } = await callAs(node, staff, StaffProductActivity.GetApplications, { activityId, state: 1 })
  await callAs(node, staff, StaffProductActivity.Decide, {
    id: items[0]?.id ?? '',
    state: 4,
    reason: '不符合活动规则',
    version: 1,
  })
  expect(await takenOf(activityId)).toBe(0)
  expect(await errorOf(owner, { activityId, regProductId: second })).toBeNull()
})

test('twenty parallel applications for three places on two nodes take exactly three', async () => {
  const productId = await buildProduct(node)
  const activityId = await buildActivity(node, productId, { quota: 3 })
  const people: { who: Browser; regProductId: string }[] = []
  for (let made = 0; made < 10; made++) {
    const who = await buildMember(node)
    people.push({ who, regProductId: await registerProduct(node, who, { productId }) })
  }
  const errors = await Promise.all(
    people.flatMap(({ who, regProductId }) =>
      [node, other].map((at) => errorOf(who, { activityId, regProductId }, at)),
    ),
  )
  expect(errors.filter((error) => error === null)).toHaveLength(3)
  expect(await takenOf(activityId)).toBe(3)
  const rows = node.app.db
    .selectFrom('product_application')
    .where('activity_id', '=', activityId)
    .select('id')
  expect(await rows.execute()).toHaveLength(3)
})

test('an application is changed until applications end; one to be completed also later, and when its activity is closed', async () => {
  const owner = await buildMember(node)
  const neighbour = await buildMember(node)
  const { activityId, regProductId } = await buildEligible(node, owner)
  const names = { activityId, regProductId }
  await callAs(node, owner, UserProduct.UserProductActivityApply, names)
  const modify = async (remark: string) =>
    (await callRaw(node, owner, UserProduct.UserProductActivityModify, { ...names, remark })).body.error
  expect(await modify('第一次')).toBeNull()
  await node.app.db
    .updateTable('product_activity')
    .set({ apply_to: node.app.now(), is_open: false })
    .where('id', '=', activityId)
    .execute()
  expect(await modify('太晚了')).toMatchObject(isError('ApplyClosed'))
  const [application] = (
    await callAs(node, staff, StaffProductActivity.GetApplications, { activityId, state: 1 })
  ).items
  await callAs(node, staff, StaffProductActivity.Decide, {
    id: application?.id ?? '',
    state: 3,
    reason: '请写明颜色',
    version: application?.version ?? 0,
  })
  expect(await callAs(node, owner, UserProduct.UserProductActivityDetail, names)).toMatchObject({
    state: 3,
    mayModify: true,
  })
  expect(await modify('黑色')).toBeNull()
  expect(await callAs(node, owner, UserProduct.UserProductActivityDetail, names)).toMatchObject({
    state: 1,
    remark: '黑色',
    mayModify: false,
  })
  // Who applied still sees it; others do not.
  const list = (who: Browser) =>
    callAs(node, who, UserProduct.GetProductActivityList, { applied: true, maxResultCount: 50 })
  expect((await list(owner)).items).toMatchObject([
    { id: activityId, isOpen: false, obstacle: 'closed', applications: [{ regProductId, state: 1 }] },
  ])
  expect(await callAs(node, owner, UserProduct.GetProductActivityDetail, { id: activityId })).toMatchObject({
    products: [{ regProductId, state: 1, obstacle: 'applied' }],
  })
  expect((await list(neighbour)).items).toEqual([])
  const others = await callRaw(node, neighbour, UserProduct.GetProductActivityDetail, { id: activityId })
  expect(others.body.error).toMatchObject(isError('ContentNotFound'))
})

test('the list tells what a member may apply for, by product; what was applied for ends with its product', async () => {
  const owner = await buildMember(node)
  const { activityId, regProductId } = await buildEligible(node, owner)
  const other = await buildEligible(node, owner)
  const list = (input: { regProductId?: string } = {}) =>
    callAs(node, owner, UserProduct.GetProductActivityList, { ...input, maxResultCount: 50 })
  const stateOf = async (id: string) => (await list()).items.find((one) => one.id === id)
  expect(await stateOf(activityId)).toMatchObject({ obstacle: null, applications: [] })
  expect((await list({ regProductId })).items.map(({ id }) => id)).toEqual([activityId])
  const { product_id: productId } = await node.app.db
    .selectFrom('user_product')
    .where('id', '=', regProductId)
    .select('product_id')
    .executeTakeFirstOrThrow()
  const waiting = await registerProduct(node, owner, { productId, withProof: true })
  expect((await list({ regProductId: waiting })).items).toMatchObject([{ obstacle: 'notInForce' }])
  await callAs(node, owner, UserProduct.UserProductActivityApply, { activityId, regProductId })
  expect(await stateOf(activityId)).toMatchObject({
    obstacle: 'applied',
    applications: [{ regProductId, state: 1 }],
  })
  expect(await stateOf(other.activityId)).toMatchObject({ obstacle: null })
  const ticket = await earnPasswordTicket(node, owner)
  await callAs(node, owner, UserProduct.Delete, { regProductId, reason: '已经转卖', ticket })
  expect(await takenOf(activityId)).toBe(0)
  expect(await stateOf(activityId)).toMatchObject({ applications: [{ regProductId, state: 6 }] })
})

test('a file sends gifts as a whole or not at all, and the export has what a parcel needs', async () => {
  const owner = await buildMember(node)
  const { id: addressId } = await callAs(node, owner, UserAddress.Create, address)
  const accept = async (id: string) => {
    const row = { id, state: 2 as const, reason: '符合', version: 1 }
    return (await callAs(node, staff, StaffProductActivity.Decide, row)).number
  }
  const [sent, waiting, unsent] = [
    await buildApplication(node, owner, addressId),
    await buildApplication(node, owner, addressId),
    await buildApplication(node, owner),
  ]
  const numbers = [await accept(sent), await accept(unsent)]
  const waitingItem = await callAs(node, staff, StaffProductActivity.GetApplication, { id: waiting })
  const csvOf = (rows: readonly (string | undefined)[]) =>
    [Object.values(giftParcelSheet.columns).join(','), ...rows.map((one) => `${one},顺丰,SF7654321`)].join(
      '\n',
    )
  const check = (rows: readonly (string | undefined)[]) =>
    callAs(node, staff, StaffProductActivity.CheckParcels, { csv: csvOf(rows) })
  const faulty = [...numbers, waitingItem.number, numbers[0], 'A000']
  const { shipped, faults } = await check(faulty)
  expect(shipped).toBe(0)
  expect(faults.map(({ line, message }) => [line, message])).toEqual([
    [3, giftParcelSentences.notWaiting],
    [4, giftParcelSentences.notWaiting],
    [5, giftParcelSentences.twice],
    [6, giftParcelSentences.unknown],
  ])
  const importing = { csv: csvOf(faulty), reason: '寄送礼品' }
  const refused = await callRaw(node, staff, StaffProductActivity.ImportParcels, importing)
  expect(refused.body.error).toMatchObject(isError('BadInput'))
  const done = await callAs(node, staff, StaffProductActivity.ImportParcels, {
    csv: csvOf([numbers[0]]),
    reason: '寄送礼品',
  })
  expect(done).toEqual({ shipped: 1 })
  const item = await callAs(node, staff, StaffProductActivity.GetApplication, { id: sent })
  expect(item).toMatchObject({ state: 5, trackingNumber: 'SF7654321', address: { receiver: '收**' } })

  const { path } = await callAs(node, staff, StaffProductActivity.ExportApplications, {
    keyword: item.number,
    reason: '寄送礼品',
  })
  const exported = await node.server.inject({
    url: path,
    headers: signedHeaders(node, staff, 'GET', path, ''),
  })
  const lines = exported.body.split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`${address.receiver},${address.phone}`)
  const { grant } = await callAs(node, staff, StaffProductActivity.RequestAddress, {
    id: sent,
    reason: '核对地址',
  })
  expect(await callAs(node, staff, StaffProductActivity.GetAddress, { grant })).toMatchObject({
    receiver: address.receiver,
    phone: address.phone,
  })
  const acts = await node.app.db
    .selectFrom('staff_act')
    .where('target_id', '=', sent)
    .select(['act', 'reason'])
    .orderBy('created_at')
    .execute()
  expect(acts.map(({ act }) => act)).toEqual([
    'productApplication.decided',
    'productApplication.parcelsImported',
    'productApplication.addressSeen',
  ])
})

test('a gift that is no longer offered stays with who chose it', async () => {
  const owner = await buildMember(node)
  const productId = await buildProduct(node)
  const regProductId = await registerProduct(node, owner, { productId })
  const values = activityValues(node, [productId], { gifts: ['相框', '背带'] })
  const activity = await callAs(node, staff, StaffProductActivity.Create, values)
  const giftId = activity.gifts[0]?.id
  const input = { activityId: activity.id, regProductId, giftId }
  await callAs(node, owner, UserProduct.UserProductActivityApply, input)
  const saved = await callAs(node, staff, StaffProductActivity.Save, {
    ...values,
    gifts: ['背带'],
    id: activity.id,
    version: 1,
  })
  expect(saved.gifts.map(({ name }) => name)).toEqual(['背带'])
  const changed = { ...input, remark: '送人用' }
  expect(await callAs(node, owner, UserProduct.UserProductActivityModify, changed)).toMatchObject({
    gift: { name: '相框' },
    remark: '送人用',
  })
  const second = await registerProduct(node, owner, { productId })
  const late = await errorOf(owner, { ...input, regProductId: second })
  expect(late?.details).toMatchObject({ fields: { giftId: expect.any(String) } })
  const tooFew = await callRaw(node, staff, StaffProductActivity.Save, {
    ...values,
    applyTo: values.applyFrom,
    id: activity.id,
    version: 2,
  })
  expect(tooFew.body.error?.details).toMatchObject({ fields: { applyTo: expect.any(String) } })
})
