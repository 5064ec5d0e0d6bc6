import { Notice, UserInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fail } from '../../../fail.ts'
import {
  buildAccount,
  earnPasswordTicket,
  earnTicket,
  placeCode,
  type Account,
} from '../../../testing/accounts.ts'
import { callAs } from '../../../testing/call-as.ts'
import { newEmail, newPhone } from '../../../testing/codes.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { toMailbox, toPhone } from '../captcha/target.ts'
import { jobCtxOf } from '../../../testing/job-ctx.ts'
import { sendAlertJob } from './send-alert.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const day = 24 * 3600_000
const mailHelp = '如果不是您本人操作，请立即重置密码，或联系客服：'

/** Runs the waiting jobs, as a worker does. */
async function sendAlerts(app = node.app): Promise<void> {
  const rows = await app.db.selectFrom('owner_alert').select('id').execute()
  const ctx = jobCtxOf(app)
  for (const row of rows) await sendAlertJob.perform(ctx, row)
}

async function messagesTo(...recipients: string[]): Promise<string[]> {
  await sendAlerts()
  const rows = await node.app.db
    .selectFrom('delivered_message')
    .where('recipient', 'in', recipients)
    .select(['channel', 'text'])
    .orderBy('channel')
    .execute()
  return rows.map(({ channel, text }) => `${channel} ${text}`)
}

async function changePhone({ browser, phone }: Account): Promise<string> {
  const next = newPhone()
  const ticket = await earnTicket(node, browser, toPhone(phone), 5)
  const phoneCode = await placeCode(node, toPhone(next), 5)
  await callAs(node, browser, UserInfo.ChangePhone, { ticket, newPhone: next, phoneCode })
  return next
}

async function noticesOf({ browser }: Account): Promise<string[]> {
  const { items } = await callAs(node, browser, Notice.GetUserNoticeList, { tab: 6 })
  return items.map((item) => item.text)
}

test('a new phone is told to the old one and to the mailbox, without naming it', async () => {
  const account = await buildAccount(node)
  const next = await changePhone(account)
  const [mail = '', sms = '', ...more] = await messagesTo(account.phone, account.email)
  expect(more).toEqual([])
  expect(sms).toMatch(
    /^sms 【.+】您的账号设置了新的手机号。如果不是您本人操作，请立即重置密码，或联系客服。$/,
  )
  expect(mail).toMatch(/^mail 您的账号于 \d{4}-\d\d-\d\d \d\d:\d\d 设置了新的手机号。\n/)
  expect(mail).toContain(mailHelp)
  expect(`${mail}${sms}`).not.toContain(next.slice(-4))
  expect(await messagesTo(next)).toEqual([])
  expect(await noticesOf(account)).toEqual([
    '你的账号设置了新的手机号。如果不是你本人操作，请立即重置密码并联系客服',
  ])
})

test('a first phone is told to the mailbox, and a new mailbox to the old one', async () => {
  const account = await buildAccount(node, { phone: null })
  const ticket = await earnPasswordTicket(node, account.browser)
  const bound = newPhone()
  const phoneCode = await placeCode(node, toPhone(bound), 5)
  await callAs(node, account.browser, UserInfo.ChangePhone, { ticket, newPhone: bound, phoneCode })
  expect(await messagesTo(account.email, bound)).toEqual([expect.stringContaining('设置了新的手机号')])

  const next = newEmail()
  const captchaNum = await placeCode(node, toMailbox(next), 1100)
  const proof = await earnPasswordTicket(node, account.browser)
  await callAs(node, account.browser, UserInfo.ChangeEmail, { ticket: proof, newEmail: next, captchaNum })
  expect(await messagesTo(account.email)).toContainEqual(expect.stringContaining('设置了新的邮箱'))
  expect(await messagesTo(bound)).toEqual([expect.stringContaining('设置了新的邮箱')])
  expect(await messagesTo(next)).toEqual([])
})

test('a changed and a reset password are told, without it', async () => {
  const account = await buildAccount(node)
  const [changed, reset] = ['山那边的灯塔还亮着', '第三班渡船开走了吗']
  const ticket = await earnPasswordTicket(node, account.browser)
  await callAs(node, account.browser, UserInfo.ModifyPassword, { ticket, newPassword: changed })
  expect(await noticesOf(account)).toEqual([expect.stringContaining('设置了新的密码')])
  const verifyTicket = await earnTicket(node, null, toPhone(account.phone), 3)
  const input = { phone: account.phone, verifyTicket, newPassword: reset }
  await callAs(node, null, UserInfo.ResetPassword, input)
  const told = await messagesTo(account.phone, account.email)
  expect(told).toHaveLength(4)
  for (const text of told) {
    expect(text).toContain('设置了新的密码')
    expect(text).not.toContain(changed)
    expect(text).not.toContain(reset)
  }
})

test('a request for deletion is told', async () => {
  const account = await buildAccount(node)
  const code = await placeCode(node, toPhone(account.phone), 1100)
  await callAs(node, account.browser, UserInfo.DeleteAccount, { code, keepPosts: false })
  const [mail, sms] = await messagesTo(account.phone, account.email)
  expect(sms).toContain('您的账号申请了注销。如果不是您本人操作，请立即登录，撤销注销并修改密码')
  expect(mail).toContain('申请了注销')
})

test('a message waits encrypted until a provider takes it, and is sent once', async () => {
  const account = await buildAccount(node, { email: null })
  await changePhone(account)
  const stored = await node.app.db.selectFrom('owner_alert').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain(account.phone)
  expect(stored.address_cipher.includes(account.phone)).toBe(false)
  const send = () => Promise.resolve().then(() => fail('Unavailable'))
  const away = { ...node.app, delivery: { ...node.app.delivery, send } }
  await expect(sendAlerts(away)).rejects.toThrow('Unavailable')
  expect(await messagesTo(account.phone)).toHaveLength(1)
  expect(await messagesTo(account.phone)).toHaveLength(1)
  expect(await node.app.db.selectFrom('owner_alert').selectAll().execute()).toEqual([])
})

test('a refused change tells nobody', async () => {
  const account = await buildAccount(node)
  const taken = await buildAccount(node)
  const ticket = await earnTicket(node, account.browser, toPhone(account.phone), 5)
  const phoneCode = await placeCode(node, toPhone(taken.phone), 5)
  const input = { ticket, newPhone: taken.phone, phoneCode }
  await expect(callAs(node, account.browser, UserInfo.ChangePhone, input)).rejects.toMatchObject({
    code: 2004,
  })
  expect(await messagesTo(account.phone, account.email)).toEqual([])
  expect(await noticesOf(account)).toEqual([])
})

test('an address gets at most ten messages a day', async () => {
  const account = await buildAccount(node, { email: null })
  const change = async (newPassword: string) => {
    const ticket = await earnPasswordTicket(node, account.browser)
    await callAs(node, account.browser, UserInfo.ModifyPassword, { ticket, newPassword })
  }
  for (let n = 0; n < 11; n++) await change(`第${n}盏灯照着江边的窗台`)
  expect(await messagesTo(account.phone)).toHaveLength(10)
  node.advance(day)
  await change('又一班渡船开走了')
  expect(await messagesTo(account.phone)).toHaveLength(11)
})
