import { errorCatalogue, StaffProductActivity, UserProduct } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { earnPasswordTicket } from '../../../testing/accounts.ts'
import { callAs, callRaw } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { activityValues } from '../testing/build-activity.ts'
import { buildProduct, newSerial, registerProduct } from '../testing/build-product.ts'

let node: TestApp
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  staff = await buildStaff(node, ['productReviewer'])
})
afterAll(() => node.close())

test('one number gets one gift of an activity, whoever has it later and however often it is registered', async () => {
  const owner = await buildMember(node)
  const buyer = await buildMember(node)
  const productId = await buildProduct(node)
  const serialNumber = newSerial()
  const regProductId = await registerProduct(node, owner, { productId, serialNumber })
  const values = activityValues(node, [productId], { gifts: ['相框'] })
  const activity = await callAs(node, staff, StaffProductActivity.Create, values)
  const input = { activityId: activity.id, giftId: activity.gifts[0]?.id }
  await callAs(node, owner, UserProduct.UserProductActivityApply, { ...input, regProductId })
  const { items } = await callAs(node, staff, StaffProductActivity.GetApplications, {
    activityId: activity.id,
  })
  const accepted = { id: items[0]?.id ?? '', state: 2 as const, reason: '核对过发票', version: 1 }
  await callAs(node, staff, StaffProductActivity.Decide, accepted)
  await callAs(node, staff, StaffProductActivity.Send, { id: accepted.id, version: 2 })

  const ticket = await earnPasswordTicket(node, owner)
  const { code } = await callAs(node, owner, UserProduct.StartTransfer, { regProductId, ticket })
  await callAs(node, buyer, UserProduct.AcceptTransfer, { code, serialNumber })
  const taken = (await callAs(node, buyer, UserProduct.GetList, {})).items[0]?.regProductId ?? ''
  const again = { ...input, regProductId: taken }
  const { error } = (await callRaw(node, buyer, UserProduct.UserProductActivityApply, again)).body
  expect(error?.code).toBe(errorCatalogue.AppliedAlready.code)
  const offer = await callAs(node, buyer, UserProduct.GetProductActivityDetail, { id: activity.id })
  expect(offer).toMatchObject({ obstacle: 'given', products: [{ obstacle: 'given' }] })
  // Another number of the model gets its own.
  const other = await registerProduct(node, buyer, { productId })
  await callAs(node, buyer, UserProduct.UserProductActivityApply, { ...input, regProductId: other })
})
