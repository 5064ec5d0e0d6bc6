import { UserAddress, errorCatalogue, type ErrorName } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'

let node: TestApp
let other: TestNode
beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
const sample = {
  receiver: '林小满',
  phone: '138 0013-0001',
  areaCodes: ['330000', '330100', '330106'],
  detail: '文三路 100 号 2 幢 301 室',
}
const add = (
  who: Browser,
  change: Partial<typeof sample> & { isDefault?: boolean } = {},
  at: TestNode = node,
) => callAs(at, who, UserAddress.Create, { ...sample, ...change })
const list = (who: Browser) => callAs(node, who, UserAddress.GetList, {})
const defaults = async (who: Browser) => (await list(who)).filter((one) => one.isDefault).map((one) => one.id)

test('the first address is the default; lists mask name, phone and room, the form shows them in full', async () => {
  const member = await buildMember(node)
  expect(await callAs(node, member, UserAddress.GetDefault, {})).toBeNull()
  const added = await add(member)
  expect(added).toMatchObject({
    isDefault: true,
    receiver: '林**',
    phone: '138****0001',
    detail: '文三路 100 号 2 幢 *** 室',
    province: '浙江省',
    city: '杭州市',
    county: '西湖区',
    postcode: '',
    tag: 0,
  })
  expect(await list(member)).toEqual([added])
  expect(await callAs(node, member, UserAddress.GetDefault, {})).toEqual(added)
  expect(await callAs(node, member, UserAddress.Get, { id: added.id })).toEqual({
    ...added,
    receiver: sample.receiver,
    phone: '13800130001',
    detail: sample.detail,
  })
})

test.each([
  ['江南', '灵隐路 1 号', '江*', '灵隐路 1 号'],
  ['Christopher Lee', '望江门直街旧院子里第三个门', 'C**', '望江门直街旧院子里第三个门'],
  ['林小满', '文三路 138 号 3 幢 2 单元 501 室', '林**', '文三路 138 号 3 幢 2 单元 *** 室'],
  ['林小满', '五道口华清园12-1603', '林**', '五道口华清园12-***'],
])('%s, %s is listed as %s, %s', async (receiver, detail, shownName, shownDetail) => {
  const added = await add(await buildMember(node), { receiver, detail })
  expect(added).toMatchObject({ receiver: shownName, detail: shownDetail })
})

test('another one can be made the default, which is unique', async () => {
  const member = await buildMember(node)
  const [first, second] = [await add(member), await add(member)]
  expect(await defaults(member)).toEqual([first.id])
  const third = await add(member, { isDefault: true })
  expect(await defaults(member)).toEqual([third.id])
  await callAs(node, member, UserAddress.SetDefault, { id: second.id })
  expect(await defaults(member)).toEqual([second.id])
  // Clearing the default flag has no effect: one address is always the default.
  await callAs(node, member, UserAddress.Update, { ...sample, id: second.id, isDefault: false })
  expect(await defaults(member)).toEqual([second.id])
  await callAs(node, member, UserAddress.Update, { ...sample, id: first.id, isDefault: true })
  expect(await defaults(member)).toEqual([first.id])
})

test('after the default one is deleted the newest becomes the default', async () => {
  const member = await buildMember(node)
  const [first, second, third] = [await add(member), await add(member), await add(member)]
  await callAs(node, member, UserAddress.Delete, { id: first.id })
  expect(await defaults(member)).toEqual([third.id])
  await callAs(node, member, UserAddress.Delete, { id: second.id })
  expect(await defaults(member)).toEqual([third.id])
  await callAs(node, member, UserAddress.Delete, { id: third.id })
  expect(await list(member)).toEqual([])
})

test('twenty addresses at most, even with concurrent calls', async () => {
  const member = await buildMember(node)
  const asked = await Promise.allSettled(
    Array.from({ length: 26 }, (_, index) => add(member, {}, index % 2 === 0 ? node : other)),
  )
  const refused = asked.filter((one) => one.status === 'rejected')
  for (const one of refused) {
    expect(Object(one.reason)).toMatchObject({
      code: expect.toBeOneOf([errorCatalogue.AddressLimit.code, errorCatalogue.Crowded.code]),
    })
  }
  while ((await list(member)).length < 20) await add(member)
  await expect(add(member)).rejects.toMatchObject({ ...code('AddressLimit'), details: { max: 20 } })
  expect(await list(member)).toHaveLength(20)
  expect(await defaults(member)).toHaveLength(1)
})

test('exactly one default after many concurrent changes on two nodes', async () => {
  const member = await buildMember(node)
  const ids: string[] = []
  for (let added = 0; added < 6; added++) ids.push((await add(member)).id)
  await Promise.allSettled(
    Array.from({ length: 60 }, async (_, index) => {
      const at = index % 2 === 0 ? node : other
      const id = ids[index % ids.length] ?? ''
      if (index % 10 === 9) {
        await callAs(at, member, UserAddress.Delete, { id })
        return
      }
      await callAs(at, member, UserAddress.SetDefault, { id })
    }),
  )
  const left = await list(member)
  expect(left.length).toBeGreaterThan(0)
  expect(left.filter((one) => one.isDefault)).toHaveLength(1)
})

test('the codes must be a complete place, with the code above repeated where there is no level below', async () => {
  const member = await buildMember(node)
  for (const areaCodes of [
    ['330000', '330100', '330100'],
    ['330000', '440100', '440103'],
    ['330000', '330100', '999999'],
    ['000000', '000000', '000000'],
  ]) {
    await expect(add(member, { areaCodes })).rejects.toMatchObject(code('AreaUnknown'))
  }
  expect(await add(member, { areaCodes: ['440000', '441900', '441900'] })).toMatchObject({
    city: '东莞市',
    county: '',
  })
  expect(await add(member, { areaCodes: ['710000', '710000', '710000'] })).toMatchObject({
    province: '台湾省',
    city: '',
  })
})

test.each<[string, Record<string, unknown>]>([
  ['receiver', { receiver: '林' }],
  ['receiver', { receiver: '字'.repeat(21) }],
  ['phone', { phone: '12345678901' }],
  ['detail', { detail: '四个字呀' }],
  ['detail', { detail: '字'.repeat(81) }],
  ['postcode', { postcode: '31000' }],
  ['areaCodes', { areaCodes: ['330000'] }],
])('a wrong %s is said at its field', async (field, change) => {
  const member = await buildMember(node)
  const { body } = await callRaw(node, member, UserAddress.Create, { ...sample, ...change })
  expect(body.error).toMatchObject({
    code: errorCatalogue.BadInput.code,
    details: { fields: { [field]: expect.any(String) } },
  })
})

test('the row contains no readable personal data', async () => {
  const member = await buildMember(node)
  await add(member)
  const row = await node.app.db
    .selectFrom('user_address')
    .where('member_id', '=', member.userId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const bytes = row.content_cipher.toString('latin1') + JSON.stringify({ ...row, content_cipher: null })
  for (const secret of ['13800130001', '文三路', '林小满']) {
    expect(bytes).not.toContain(secret)
    expect(bytes).not.toContain(Buffer.from(secret).toString('latin1'))
  }
})

test('a row copied to another address cannot be decrypted', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  const [own, foreign] = [await add(alice), await add(bob)]
  const { content_cipher } = await node.app.db
    .selectFrom('user_address')
    .where('id', '=', foreign.id)
    .select('content_cipher')
    .executeTakeFirstOrThrow()
  await node.app.db.updateTable('user_address').set({ content_cipher }).where('id', '=', own.id).execute()
  const { body } = await callRaw(node, alice, UserAddress.Get, { id: own.id }, { expectsUnknown: true })
  expect(body.success).toBe(false)
})

// T19: one row of the permission table for each call.
test('another member, an absent id and a visitor get nothing and change nothing', async () => {
  const [owner, outsider] = [await buildMember(node), await buildMember(node)]
  const { id } = await add(owner)
  const row = () =>
    node.app.db.selectFrom('user_address').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const before = await row()
  for (const requested of [id, crypto.randomUUID()]) {
    for (const [method, input] of [
      [UserAddress.Get, { id: requested }],
      [UserAddress.Update, { ...sample, id: requested, receiver: '他人' }],
      [UserAddress.SetDefault, { id: requested }],
      [UserAddress.Delete, { id: requested }],
    ] as const) {
      const { body } = await callRaw(node, outsider, method, input)
      expect([method.name, body.error?.code]).toEqual([method.name, errorCatalogue.ContentNotFound.code])
      const { body: forVisitor } = await callRaw(node, null, method, input)
      expect(forVisitor.error?.code).toBe(errorCatalogue.TokenInvalid.code)
    }
  }
  expect(await row()).toEqual(before)
  expect(await list(outsider)).toEqual([])
})

// T18: fields that the server owns cannot be sent.
test('a field that the server owns is refused, and the row is unchanged', async () => {
  const [member, victim] = [await buildMember(node), await buildMember(node)]
  const { id } = await add(member)
  const rows = () => node.app.db.selectFrom('user_address').selectAll().orderBy('id').execute()
  const before = await rows()
  const forbidden = {
    memberId: victim.userId,
    member_id: victim.userId,
    userId: victim.userId,
    createdAt: '2020-01-01 00:00:00',
    updated_at: '2020-01-01',
    contentCipher: 'AA==',
    province: '北京市',
    role: 'admin',
    status: 2,
  }
  for (const [field, value] of Object.entries(forbidden)) {
    for (const [method, input] of [
      [UserAddress.Update, { ...sample, id, detail: '被改掉的详细地址' }],
      [UserAddress.Create, sample],
    ] as const) {
      const { body } = await callRaw(node, member, method, { ...input, [field]: value })
      expect([field, body.error?.code]).toEqual([field, errorCatalogue.BadInput.code])
    }
  }
  expect(await rows()).toEqual(before)
})

test('thirty writes an hour', async () => {
  const limited = await openTestApp({ limits: true })
  try {
    const member = await buildMember(limited)
    const { id } = await callAs(limited, member, UserAddress.Create, sample)
    for (let write = 0; write < 29; write++) await callAs(limited, member, UserAddress.SetDefault, { id })
    const { body } = await callRaw(limited, member, UserAddress.SetDefault, { id })
    expect(body.error?.code).toBe(errorCatalogue.TooFast.code)
    expect(await callAs(limited, member, UserAddress.GetList, {})).toHaveLength(1)
  } finally {
    await limited.close()
  }
})
