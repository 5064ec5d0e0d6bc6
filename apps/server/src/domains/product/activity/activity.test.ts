import {
  errorCatalogue,
  StaffProductActivity,
  UserAddress,
  UserProduct,
  type ErrorName,
  type MethodInput,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { address } from '../../../testing/permission-cases.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import { activityValues, buildActivity } from '../testing/build-activity.ts'
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
  expect(made).toMatchObject({ state: 1, gift: { name: '相机包' }, address: { receiver: '收件人' } })
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
  expect(await callAs(node, owner, UserProduct.UserProductActivityDetail, names)).toMatchObject({
    state: 3,
    reason: '发票看不清',
  })
  const again = { ...input, giftId: seen.gifts[0]?.id, invoicePics: [await buildProof(node, owner)] }
  expect(await callAs(node, owner, UserProduct.UserProductActivityModify, again)).toMatchObject({
    state: 1,
    gift: { name: '存储卡' },
    reason: '',
  })
  expect((await decide(2, 2)).body.error).toMatchObject(isError('ChangedMeanwhile'))
  expect((await decide(2, 3)).body.error).toBeNull()
  expect((await callRaw(node, owner, UserProduct.UserProductActivityModify, again)).body.error).toMatchObject(
    isError('NotAllowedNow'),
  )
  const parcel = { id: waiting?.id ?? '', carrier: '顺丰', trackingNumber: 'SF1', version: 4 }
  expect(await callAs(node, staff, StaffProductActivity.Send, parcel)).toMatchObject({ state: 5 })
  expect((await decide(6, 5)).body.error).toMatchObject(isError('NotAllowedNow'))
  const notices = node.app.db
    .selectFrom('notice')
    .where('member_id', '=', owner.userId)
    .select(['kind', 'target_id'])
  expect(await notices.orderBy('id').execute()).toEqual([
    { kind: 'product.activityIncomplete', target_id: regProductId },
    { kind: 'product.activityAccepted', target_id: regProductId },
    { kind: 'product.activitySent', target_id: regProductId },
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
  const listed = await callAs(node, null, UserProduct.GetProductActivityList, { maxResultCount: 50 })
  expect(listed.items.map(({ id }) => id)).not.toContain(closed.id)
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
