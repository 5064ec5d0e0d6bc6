import { errorCatalogue, StaffAudit, StaffMember, StaffPhoneRequest, UserInfo } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount, type Account } from '../../../testing/accounts.ts'
import { callAs, callRaw } from '../../../testing/call-as.ts'
import { newPhone } from '../../../testing/codes.ts'
import { isFreeDuring } from '../../../testing/lock-order.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'

let node: TestApp
let second: TestNode
let asking: StaffBrowser
let deciding: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  asking = await buildStaff(node, ['support'])
  deciding = await buildStaff(node, ['support'])
})
afterAll(() => node.close())

const proof = '身份证照片与会员卡姓名一致'
const reason = '旧号码已停用'
const { ChangedMeanwhile, NotAllowedNow, NotAllowedOnSelf, PhoneTaken } = errorCatalogue

const request = ({ browser }: Account, phone = newPhone()) =>
  callAs(node, asking, StaffPhoneRequest.Create, { memberId: browser.userId, phone, proof, reason })
// After an advance of the clock the sessions of before have ended.
const decide = async (id: string, approve = true, who = deciding, on: TestNode = node) =>
  (await callRaw(on, await signInStaff(node, who), StaffPhoneRequest.Decide, { id, approve, reason })).body
const memberBy = async (keyword: string) =>
  (await callAs(node, await signInStaff(node, asking), StaffMember.GetList, { keyword })).items.map(
    ({ id }) => id,
  )

test('an approved request changes the phone, signs out everywhere and is told to the old phone and the mailbox', async () => {
  const account = await buildAccount(node)
  const { browser, phone: old } = account
  const phone = newPhone()
  const { id, phoneMasked } = await request(account, phone)
  expect(phoneMasked).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
  expect(await memberBy(old)).toEqual([browser.userId])
  expect((await decide(id)).result).toMatchObject({ state: 'approved', deciderName: deciding.name })
  expect(await memberBy(phone)).toEqual([browser.userId])
  expect(await memberBy(old)).toEqual([])
  expect((await callRaw(node, browser, UserInfo.Get, {})).body.success).toBe(false)
  const alerts = await node.app.db
    .selectFrom('owner_alert')
    .select(['kind', 'change'])
    .where('member_id', '=', browser.userId)
    .orderBy('kind')
    .execute()
  expect(alerts).toEqual([
    { kind: 'email', change: 'phone' },
    { kind: 'sms', change: 'phone' },
  ])
  const owner = await buildStaff(node, ['superAdmin'])
  const { items } = await callAs(node, owner, StaffAudit.GetList, { targetId: browser.userId })
  expect(items.map(({ act, actor }) => [act, actor])).toEqual([
    ['member.phoneReplaced', deciding.name],
    ['member.phoneRequested', asking.name],
  ])
  expect(JSON.stringify(items)).not.toContain(phone)
})

test('whoever requested it decides nothing, in another session neither', async () => {
  const account = await buildAccount(node)
  const { id } = await request(account)
  for (const approve of [true, false]) {
    expect((await decide(id, approve, asking)).error?.code).toBe(NotAllowedOnSelf.code)
  }
  expect(await memberBy(account.phone)).toEqual([account.browser.userId])
})

test('a refused request changes nothing, and another one may be made', async () => {
  const account = await buildAccount(node)
  const { id } = await request(account)
  expect((await decide(id, false)).result).toMatchObject({ state: 'refused' })
  expect(await memberBy(account.phone)).toEqual([account.browser.userId])
  expect(await request(account)).toMatchObject({ state: 'waiting', isOwn: true })
})

test('one request of a member waits at a time', async () => {
  const account = await buildAccount(node)
  await request(account)
  const input = { memberId: account.browser.userId, phone: newPhone(), proof, reason }
  const { error } = (await callRaw(node, deciding, StaffPhoneRequest.Create, input)).body
  expect(error?.code).toBe(NotAllowedNow.code)
})

test('of two who decide at once on two nodes, one does', async () => {
  const third = await buildStaff(node, ['support'])
  const account = await buildAccount(node)
  const phone = newPhone()
  const { id } = await request(account, phone)
  const responses = await Promise.all([decide(id, true, deciding, node), decide(id, false, third, second)])
  expect(responses.filter(({ success }) => success)).toHaveLength(1)
  const approved = responses[0].success
  const lost = responses[approved ? 1 : 0]
  const who = approved ? deciding.name : third.name
  expect(lost.error).toMatchObject({ code: ChangedMeanwhile.code, details: { who } })
  expect(await memberBy(phone)).toEqual(approved ? [account.browser.userId] : [])
})

test('a phone in use is refused, also one that is taken after the request', async () => {
  const [account, other] = [await buildAccount(node), await buildAccount(node)]
  const input = { memberId: account.browser.userId, phone: other.phone, proof, reason }
  const { error } = (await callRaw(node, asking, StaffPhoneRequest.Create, input)).body
  expect(error?.code).toBe(PhoneTaken.code)
  const phone = newPhone()
  const [first, late] = [await request(account, phone), await request(other, phone)]
  expect((await decide(first.id)).success).toBe(true)
  expect((await decide(late.id)).error?.code).toBe(PhoneTaken.code)
  expect(await memberBy(other.phone)).toEqual([other.browser.userId])
})

test('a decision locks the member before the request, as their erasure does', async () => {
  const account = await buildAccount(node)
  const { id } = await request(account)
  const member = sql`member where id = ${account.browser.userId}`
  const rows = { held: member, other: sql`phone_request where id = ${id}` }
  expect(await isFreeDuring(node, rows, () => decide(id))).toBe(true)
})

test('a request expires after a day', async () => {
  const account = await buildAccount(node)
  const { id } = await request(account)
  node.advance(24 * 3600_000)
  expect((await decide(id)).error?.code).toBe(NotAllowedNow.code)
  const reader = await signInStaff(node, deciding)
  const memberId = account.browser.userId
  const { items } = await callAs(node, reader, StaffPhoneRequest.GetList, { memberId })
  expect(items).toMatchObject([{ id, state: 'expired' }])
  const waiting = await callAs(node, reader, StaffPhoneRequest.GetList, { memberId, waiting: true })
  expect(waiting.items).toEqual([])
})
