import {
  errorCatalogue,
  StaffProductActivity,
  StaffRegistration,
  UserProduct,
  warrantyExtendedText,
  type ErrorName,
} from '@guangquan/contract'
import { addMonths } from '@guangquan/rules/gear/warranty'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { earnPasswordTicket } from '../../../testing/accounts.ts'
import { callAs, callRaw, type Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { activityValues } from '../testing/build-activity.ts'
import { buildProduct, buildProof, newSerial, registerProduct } from '../testing/build-product.ts'

let node: TestApp
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  staff = await buildStaff(node, ['productReviewer'])
})
afterAll(() => node.close())

type Input = { activityId: string; regProductId: string }
const errorOf = async (who: Browser, input: Input) =>
  (await callRaw(node, who, UserProduct.UserProductActivityApply, input)).body.error
const isError = (name: ErrorName) => ({ code: errorCatalogue[name].code })

test('an accepted application extends the warranty once, with its reason; cancelled it takes that back, and a new owner keeps it', async () => {
  const owner = await buildMember(node)
  const productId = await buildProduct(node)
  const serialNumber = newSerial()
  const regProductId = await registerProduct(node, owner, { productId, serialNumber })
  const values = activityValues(node, [productId], { title: '秋季延保', kind: 2 })
  const without = await callRaw(node, staff, StaffProductActivity.Create, values)
  expect(without.body.error?.details).toMatchObject({ fields: { extensionMonths: expect.any(String) } })
  const create = async (extensionMonths: number) =>
    (await callAs(node, staff, StaffProductActivity.Create, { ...values, extensionMonths })).id
  const first = { activityId: await create(6), regProductId }
  const second = { activityId: await create(3), regProductId }
  const warrantyOf = async (who: Browser, id: string) =>
    (await callAs(node, who, UserProduct.Get, { regProductId: id })).warranty
  const { from } = (await warrantyOf(owner, regProductId)) ?? { from: '' }
  const decide = async (activityId: string, state: 2 | 6, version: number) => {
    const { items } = await callAs(node, staff, StaffProductActivity.GetApplications, { activityId })
    const given = { id: items[0]?.id ?? '', state, reason: '核对过发票', version }
    return (await callRaw(node, staff, StaffProductActivity.Decide, given)).body.error
  }
  for (const input of [first, second]) {
    const made = await callAs(node, owner, UserProduct.UserProductActivityApply, input)
    expect(made.extensionMonths).toBe(input === first ? 6 : 3)
  }
  expect(await warrantyOf(owner, regProductId)).toMatchObject({ extensionMonths: 0, extensions: [] })
  const parallel = await Promise.all([1, 2, 3].map(() => decide(first.activityId, 2, 1)))
  expect(parallel.filter((error) => error === null)).toHaveLength(1)
  expect(await decide(second.activityId, 2, 1)).toBeNull()
  const invoice = { regProductId, invoicePics: [await buildProof(node, owner)] }
  await callAs(node, owner, UserProduct.SubmitProof, invoice)
  const { version } = await callAs(node, staff, StaffRegistration.Get, { id: regProductId })
  const accepted = { id: regProductId, accept: true, reason: '发票清楚', version }
  await callAs(node, staff, StaffRegistration.DecideInvoice, accepted)
  const extensions = [
    { months: 12, activity: '' },
    { months: 6, activity: '秋季延保' },
    { months: 3, activity: '秋季延保' },
  ]
  const whole = { from, until: addMonths(from, 33), extensionMonths: 21, extensions }
  expect(await warrantyOf(owner, regProductId)).toEqual(whole)
  expect((await callAs(node, staff, StaffRegistration.Get, { id: regProductId })).warranty).toEqual(whole)
  const notes = node.app.db
    .selectFrom('notice')
    .where('member_id', '=', owner.userId)
    .select(['kind', 'note'])
  expect(await notes.orderBy('id').execute()).toMatchObject([
    { kind: 'product.activityAccepted', note: warrantyExtendedText(6) },
    { kind: 'product.activityAccepted', note: warrantyExtendedText(3) },
    { kind: 'product.extended' },
  ])
  expect(await decide(second.activityId, 6, 2)).toBeNull()
  const rest = { extensionMonths: 18, extensions: extensions.slice(0, 2) }
  expect(await warrantyOf(owner, regProductId)).toMatchObject({ until: addMonths(from, 30), ...rest })

  const buyer = await buildMember(node)
  const ticket = await earnPasswordTicket(node, owner)
  const { code } = await callAs(node, owner, UserProduct.StartTransfer, { regProductId, ticket })
  await callAs(node, buyer, UserProduct.AcceptTransfer, { code, serialNumber })
  const taken = (await callAs(node, buyer, UserProduct.GetList, {})).items[0]
  expect(taken?.warranty).toMatchObject({ until: addMonths(from, 30), ...rest })
  expect(await decide(first.activityId, 6, 2)).toMatchObject(isError('NotAllowedNow'))
  const handedOver = { state: 2, extensionMonths: 6, isHandedOver: true }
  expect(await callAs(node, owner, UserProduct.UserProductActivityDetail, first)).toMatchObject(handedOver)
  const { items: inConsole } = await callAs(node, staff, StaffProductActivity.GetApplications, {
    activityId: first.activityId,
  })
  expect(inConsole).toMatchObject([handedOver])
  const row = node.app.db.selectFrom('product_activity').where('id', '=', first.activityId).select('taken')
  expect(await row.executeTakeFirst()).toEqual({ taken: 1 })
  const again = { activityId: first.activityId, regProductId: taken?.regProductId ?? '' }
  expect(await errorOf(buyer, again)).toMatchObject(isError('AppliedAlready'))
  const offer = await callAs(node, buyer, UserProduct.GetProductActivityDetail, { id: first.activityId })
  expect(offer).toMatchObject({ obstacle: 'extended', products: [{ state: 0, obstacle: 'extended' }] })

  const abroad = await registerProduct(node, buyer, { productId })
  await node.app.db.updateTable('user_product').set({ origin: 3 }).where('id', '=', abroad).execute()
  const foreign = { activityId: first.activityId, regProductId: abroad }
  expect(await errorOf(buyer, foreign)).toMatchObject(isError('NotEligible'))
})
