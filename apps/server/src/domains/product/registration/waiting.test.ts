import { errorCatalogue, Notice, UserProduct } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import {
  buildProduct,
  buildProof,
  newAccessCode,
  newSerial,
  registration,
  shipSerial,
  storeCode,
} from '../testing/build-product.ts'

let node: TestApp
let other: TestNode
beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
})
afterAll(() => node.close())

const {
  SerialNeedsInvoice,
  SerialRequested,
  SerialTaken,
  RegistrationLimit,
  TooFast,
  UploadNotFound,
  CodeTriesUsed,
} = errorCatalogue
const check = async (who: Browser, productId: string, serialNumber = newSerial()) =>
  (await callRaw(node, who, UserProduct.CheckSerialNumber, { productId, serialNumber })).body
const request = async (who: Browser, productId: string, serialNumber = newSerial(), at: TestNode = node) =>
  (
    await callRaw(at, who, UserProduct.Add, {
      ...registration(productId, serialNumber),
      invoicePics: [await buildProof(node, who)],
    })
  ).body

test('made-up numbers that wait for staff give no looks back, and ten looks a day are all', async () => {
  const member = await buildMember(node)
  const productId = await buildProduct(node)
  for (let made = 0; made < 5; made++) expect((await request(member, productId)).error).toBeNull()
  const responses: (number | undefined)[] = []
  for (let look = 0; look < 6; look++) responses.push((await check(member, productId)).error?.code)
  expect(responses).toEqual([...Array<undefined>(5).fill(undefined), TooFast.code])
})

test('of ten registrations that wait, sent at once to two nodes, five are stored; one that is refused makes room', async () => {
  const member = await buildMember(node)
  const productId = await buildProduct(node)
  const sent = Array.from({ length: 10 }, (_, place) =>
    request(member, productId, newSerial(), place % 2 === 0 ? node : other),
  )
  const errors = (await Promise.all(sent)).map(({ error }) => error?.code)
  expect(errors.filter((code) => code === undefined)).toHaveLength(5)
  expect(new Set(errors)).toEqual(new Set([undefined, RegistrationLimit.code]))

  const { items } = await callAs(node, member, UserProduct.GetList, {})
  const [first] = items
  if (first === undefined) throw new Error('no registration')
  const id = first.regProductId
  await node.app.db.updateTable('user_product').set({ state: 3 }).where('id', '=', id).execute()
  node.advance(24 * 3600_000)
  expect((await request(member, productId)).error).toBeNull()
  // The refused one would be the sixth that waits.
  const again = { regProductId: id, invoicePics: [await buildProof(node, member)] }
  const refused = await callRaw(node, member, UserProduct.SubmitProof, again)
  expect(refused.body.error).toMatchObject({ code: RegistrationLimit.code, details: { max: 5 } })
})

test('a proof belongs to one registration: another refuses it, and replacing it there releases nothing here', async () => {
  const member = await buildMember(node)
  const productId = await buildProduct(node)
  const proof = await buildProof(node, member)
  const first = { ...registration(productId), invoicePics: [proof] }
  const made = await callAs(node, member, UserProduct.Add, first)
  const second = await callRaw(node, member, UserProduct.Add, { ...first, serialNumber: newSerial() })
  expect(second.body.error?.code).toBe(UploadNotFound.code)
  // Sending its present proof again is not a second use.
  const own = { regProductId: made.regProductId, invoicePics: [proof] }
  expect((await callAs(node, member, UserProduct.SubmitProof, own)).invoicePics).toHaveLength(1)

  const two = await buildProof(node, member)
  const next = { ...registration(productId), invoicePics: [two] }
  const { regProductId } = await callAs(node, member, UserProduct.Add, next)
  const taken = await callRaw(node, member, UserProduct.SubmitProof, { regProductId, invoicePics: [proof] })
  expect(taken.body.error?.code).toBe(UploadNotFound.code)
  const files = node.app.db.selectFrom('stored_file').where('id', 'in', [proof, two]).select('used_at')
  expect((await files.execute()).every(({ used_at: used }) => used !== null)).toBe(true)
})

test('a right code registers a number that somebody else only asked for; their request becomes a claim', async () => {
  const [asking, owner, third] = [await buildMember(node), await buildMember(node), await buildMember(node)]
  const productId = await buildProduct(node)
  const serial = await shipSerial(node, productId)
  const stateFor = async (who: Browser) =>
    (await callAs(node, who, UserProduct.CheckSerialNumber, { productId, serialNumber: serial })).state
  expect((await request(asking, productId, serial)).error).toBeNull()
  expect(await stateFor(owner)).toBe(6)
  // In review is not registered.
  expect((await request(owner, productId, serial)).error?.code).toBe(SerialRequested.code)
  const accessCode = await storeCode(node, productId)
  const made = await callAs(node, owner, UserProduct.Add, { ...registration(productId, serial), accessCode })
  expect(made).toMatchObject({ state: 2, isDisputed: true })
  const { items } = await callAs(node, asking, UserProduct.GetList, {})
  expect(items).toMatchObject([{ state: 6 }])
  const { items: notices } = await callAs(node, asking, Notice.GetUserNoticeList, {})
  expect(notices.map(({ type }) => type)).toEqual(['product.displaced'])
  // A registration in force is not displaced again.
  expect(await stateFor(third)).toBe(3)
  const code = await storeCode(node, productId)
  const late = await callRaw(node, third, UserProduct.Add, {
    ...registration(productId, serial),
    accessCode: code,
  })
  expect(late.body.error?.code).toBe(SerialTaken.code)
})

test('a right code goes before a request without one also where the number is not in the shipments yet', async () => {
  const [asking, owner, third] = [await buildMember(node), await buildMember(node), await buildMember(node)]
  const productId = await buildProduct(node)
  const serial = newSerial()
  expect((await request(asking, productId, serial)).error).toBeNull()
  const accessCode = await storeCode(node, productId)
  const input = { ...registration(productId, serial), accessCode }
  const unproved = await callRaw(node, owner, UserProduct.Add, input)
  expect(unproved.body.error?.code).toBe(SerialNeedsInvoice.code)
  const invoicePics = [await buildProof(node, owner)]
  const made = await callAs(node, owner, UserProduct.Add, { ...input, invoicePics })
  expect(made).toMatchObject({ state: 1, isDisputed: true })
  expect((await callAs(node, asking, UserProduct.GetList, {})).items).toMatchObject([{ state: 6 }])
  // A waiting member with a code is displaced by nobody, but is not called registered.
  const late = await callRaw(node, third, UserProduct.Add, {
    ...registration(productId, serial),
    accessCode: await storeCode(node, productId),
    invoicePics: [await buildProof(node, third)],
  })
  expect(late.body.error?.code).toBe(SerialRequested.code)
})

test('right codes from one address never count, wrong ones say the wait of member and address', async () => {
  const productId = await buildProduct(node)
  const ip = '203.0.113.77'
  const tryCode = async (who: Browser, accessCode: string, at: TestNode = node) =>
    (await callRaw(at, who, UserProduct.CheckAccessCode, { productId, accessCode }, { ip })).body
  const people = await Promise.all(Array.from({ length: 5 }, () => buildMember(node)))
  const codes = await Promise.all(Array.from({ length: 50 }, () => storeCode(node, productId)))
  const right = await Promise.all(
    codes.map((code, place) =>
      tryCode(people[place % 5] ?? expect.fail(), code, place % 2 === 0 ? node : other),
    ),
  )
  expect(right.map(({ result }) => result)).toEqual(codes.map(() => expect.objectContaining({ valid: true })))

  const wrong = async (who: Browser) => (await tryCode(who, newAccessCode())).result
  const [first] = people
  if (first === undefined) throw new Error('nobody')
  for (const remain of [4, 3, 2, 1]) {
    expect(await wrong(first)).toMatchObject({ valid: false, remain, waitSeconds: null })
  }
  expect(await wrong(first)).toMatchObject({ valid: false, remain: 0, waitSeconds: 3600 })
  node.advance(10 * 60_000)
  // The right code is not called wrong.
  const refused = await tryCode(first, codes[0] ?? '')
  expect(refused.error).toMatchObject({ code: CodeTriesUsed.code, details: { n: 3000 } })
  for (const who of people.slice(1, 4)) for (let n = 0; n < 5; n++) await wrong(who)
  const fifth = people[4] ?? expect.fail()
  const byAddress = await tryCode(fifth, codes[1] ?? '')
  expect(byAddress.error).toMatchObject({ code: CodeTriesUsed.code, details: { n: 24 * 3600 - 600 } })
})
