import { UserInfo, errorCatalogue, type Envelope } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildCtx } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseAccount } from './erase-credential.ts'
import { refuseQuarantinedPhone } from './quarantined-phone.ts'
import { toMailbox, toPhone } from './captcha/target.ts'
import { buildAccount, earnTicket, placeCode, type Account } from '../../testing/accounts.ts'
import { browserOf, login } from '../../testing/login.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const day = 24 * 3600_000

async function leave(account: Account): Promise<void> {
  await node.app.db
    .updateTable('member')
    .set({ erase_at: new Date(node.app.now().getTime() + 15 * day), keep_posts: true })
    .where('id', '=', account.browser.userId)
    .execute()
}

const ways: Record<string, (account: Account) => Promise<Envelope>> = {
  'a code by phone': async ({ phone }) => {
    const code = await placeCode(node, toPhone(phone), 2)
    return (await callRaw(node, null, UserInfo.LoginByCode, { phone, code, agreementCheckBox: true })).body
  },
  'a code by mail': async ({ email }) => {
    const code = await placeCode(node, toMailbox(email), 2)
    return (await callRaw(node, null, UserInfo.LoginByEmailCode, { email, code, agreementCheckBox: true }))
      .body
  },
  'a password': async ({ phone, password }) => (await login(node, phone, password)).body,
}

test.each(Object.entries(ways))(
  'in the cooling-off %s opens no session and offers the way back',
  async (_, enter) => {
    const account = await buildAccount(node)
    await leave(account)
    const body = await enter(account)
    expect(body.error?.code).toBe(errorCatalogue.CoolingOff.code)
    expect(body.message).toMatch(/^账号正在注销冷静期，\d{4}-\d\d-\d\d \d\d:\d\d:\d\d 前可以撤销$/)
    const withdrawTicket = String(body.error?.details?.['withdrawTicket'])
    const response = await callRaw(node, null, UserInfo.CancelDelete, { withdrawTicket })
    const browser = browserOf(UserInfo.CancelDelete.output.parse(response.body.result), response.headers)
    expect((await callAs(node, browser, UserInfo.Get, {})).userId).toBe(account.browser.userId)
    const row = await node.app.db
      .selectFrom('member')
      .where('id', '=', account.browser.userId)
      .select(['erase_at', 'keep_posts'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ erase_at: null, keep_posts: false })
    const again = await callRaw(node, null, UserInfo.CancelDelete, { withdrawTicket })
    expect(again.body.error?.code).toBe(errorCatalogue.TicketInvalid.code)
    expect((await enter(account)).success).toBe(true)
  },
)

test.each(Object.entries(ways))(
  'once the day has come, %s neither gets in nor offers a way back, and an offer of before is void',
  async (_, enter) => {
    const account = await buildAccount(node)
    await leave(account)
    node.advance(15 * day - 60_000)
    const withdrawTicket = String((await enter(account)).error?.details?.['withdrawTicket'])
    expect(withdrawTicket).toMatch(/^[\w-]{43}$/)
    node.advance(60_000)
    // The erasing job runs hourly: until then the account exists.
    const late = (await enter(account)).error
    expect(late?.code).toBe(errorCatalogue.CoolingOff.code)
    expect(Object.keys(late?.details ?? {})).toEqual(['until'])
    const { body } = await callRaw(node, null, UserInfo.CancelDelete, { withdrawTicket })
    expect(body.error?.code).toBe(errorCatalogue.TicketInvalid.code)
    const row = await node.app.db
      .selectFrom('member')
      .where('id', '=', account.browser.userId)
      .select('erase_at')
      .executeTakeFirstOrThrow()
    expect(row.erase_at).not.toBeNull()
  },
)

test('a member banned during the cooling-off cannot sign in by cancelling it', async () => {
  const account = await buildAccount(node)
  await leave(account)
  const code = await placeCode(node, toPhone(account.phone), 2)
  const login = { phone: account.phone, code, agreementCheckBox: true }
  const { error } = (await callRaw(node, null, UserInfo.LoginByCode, login)).body
  await node.app.db
    .updateTable('member')
    .set({ status: 2 })
    .where('id', '=', account.browser.userId)
    .execute()
  const withdrawTicket = String(error?.details?.['withdrawTicket'])
  const { body } = await callRaw(node, null, UserInfo.CancelDelete, { withdrawTicket })
  expect(body.error?.code).toBe(errorCatalogue.Banned.code)
})

test('no other proof cancels a deletion, and a wrong password does not reveal one', async () => {
  const account = await buildAccount(node)
  await leave(account)
  const codes = [await earnTicket(node, null, toPhone(account.phone), 3), 'x'.repeat(43)]
  for (const withdrawTicket of codes) {
    const { body } = await callRaw(node, null, UserInfo.CancelDelete, { withdrawTicket })
    expect(body.error?.code).toBe(errorCatalogue.TicketInvalid.code)
  }
  const { body } = await login(node, account.phone, 'wrong')
  expect(body.error?.code).toBe(errorCatalogue.WrongPassword.code)
})

test('an erased account can neither be found nor signed in; its phone is quarantined for 30 days', async () => {
  const account = await buildAccount(node)
  const { userId } = account.browser
  await earnTicket(node, account.browser, toPhone(account.phone), 1100)
  await placeCode(node, toPhone(account.phone), 2)
  await node.app.db
    .transaction()
    .execute((tx) => eraseAccount(tx, { app: node.app, memberId: userId, now: node.app.now() }))
  for (const table of ['credential', 'password_history', 'verify_ticket', 'upload_pass'] as const) {
    const rows = await node.app.db
      .selectFrom(table)
      .where('member_id', '=', userId)
      .select('member_id')
      .execute()
    expect(rows).toEqual([])
  }
  expect((await login(node, account.phone, account.password)).body.success).toBe(false)
  expect(await callAs(node, null, UserInfo.ExistPhone, { phone: account.phone })).toEqual({ exist: false })
  const freeDay = dayOf(new Date(node.app.now().getTime() + 30 * day))
  await expect(refuseQuarantinedPhone(buildCtx(node), account.phone)).rejects.toMatchObject({
    errorName: 'PhoneQuarantined',
    details: { until: freeDay },
  })
  const verifyTicket = await earnTicket(node, null, toPhone(account.phone), 1)
  const registration = {
    phone: account.phone,
    verifyTicket,
    password: account.password,
    nickName: '归来的人',
  }
  const { body } = await callRaw(node, null, UserInfo.Register, { ...registration, agreementCheckBox: true })
  expect(body.error?.code).toBe(errorCatalogue.PhoneQuarantined.code)
  expect(body.message).toContain(`${freeDay} 后`)
  node.advance(30 * day + 1000)
  await refuseQuarantinedPhone(buildCtx(node), account.phone)
})
