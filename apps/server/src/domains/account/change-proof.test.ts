import { UserInfo, errorCatalogue, type ErrorName } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { newEmail, newPhone } from '../../testing/codes.ts'
import { signIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedSite } from '../site/index.ts'
import { quarantinePhone } from './quarantined-phone.ts'
import { targetIndex, toMailbox, toPhone } from './captcha/target.ts'
import {
  buildAccount,
  earnPasswordTicket,
  earnTicket,
  placeCode,
  type Account,
} from '../../testing/accounts.ts'
import { login } from '../../testing/login.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
const day = 24 * 3600_000
const refused = async (browser: Browser) =>
  (await callRaw(node, browser, UserInfo.Get, {})).body.error?.code ?? null
const expectEnded = (browser: Browser) =>
  expect.poll(() => refused(browser), { timeout: 4000 }).toBe(errorCatalogue.SignedOutElsewhere.code)

async function modify(account: Account, newPassword: string): Promise<null> {
  const { ticket } = await callAs(node, account.browser, UserInfo.ValidatePassword, {
    oldPassword: account.password,
  })
  const response = await callAs(node, account.browser, UserInfo.ModifyPassword, { ticket, newPassword })
  account.password = newPassword
  return response
}

test('a password is changed after giving the old one; other browsers are signed out', async () => {
  const account = await buildAccount(node)
  const elsewhere = await signIn(node, account.browser.userId)
  expect(await refused(elsewhere)).toBeNull()
  const old = account.password
  const wrong = callAs(node, account.browser, UserInfo.ValidatePassword, { oldPassword: 'not this one' })
  await expect(wrong).rejects.toMatchObject(code('WrongPassword'))
  await modify(account, '山那边的灯塔还亮着')
  await expectEnded(elsewhere)
  expect(await refused(account.browser)).toBeNull()
  expect((await login(node, account.phone, old)).body.success).toBe(false)
  expect((await login(node, account.phone, account.password)).body.success).toBe(true)
})

test('none of the last three passwords can be set again, the fourth last can', async () => {
  const account = await buildAccount(node)
  const first = account.password
  const passwords = ['第一场雪落在江面', '第二盏灯照着窗台', '第三班渡船开走了']
  for (const password of passwords) {
    node.advance(1000)
    await modify(account, password)
  }
  for (const used of passwords) {
    await expect(modify(account, used)).rejects.toMatchObject(code('PasswordUsedBefore'))
  }
  await modify(account, first)
  const stored = await node.app.db
    .selectFrom('password_history')
    .where('member_id', '=', account.browser.userId)
    .select('password_hash')
    .execute()
  expect(stored).toHaveLength(3)
})

test('a password containing personal data is refused, and the proof stays valid', async () => {
  const account = await buildAccount(node)
  const ticket = await earnPasswordTicket(node, account.browser)
  const { nickName } = await callAs(node, account.browser, UserInfo.Get, {})
  const unfit = [
    ['password1', 'PasswordRefused', '这个密码太常见，换一个更难猜的'],
    [`x${account.phone}x`, 'PasswordTelling', '密码里不要有手机号'],
    [`me ${account.email.split('@')[0]} !!`, 'PasswordTelling', '密码里不要有邮箱'],
    [`${nickName} 2026`, 'PasswordTelling', '密码里不要有昵称'],
  ] as const
  for (const [newPassword, name, message] of unfit) {
    const asked = callAs(node, account.browser, UserInfo.ModifyPassword, { ticket, newPassword })
    await expect(asked).rejects.toMatchObject({
      ...code(name),
      message: expect.stringContaining(message),
    })
  }
  await callAs(node, account.browser, UserInfo.ModifyPassword, { ticket, newPassword: '三月的风筝线很长' })
})

test('five wrong old passwords require a puzzle, and are counted apart from the sign-in page’s', async () => {
  const account = await buildAccount(node)
  for (let tried = 0; tried < 5; tried++) {
    const wrong = callAs(node, account.browser, UserInfo.ValidatePassword, { oldPassword: `wrong ${tried}` })
    await expect(wrong).rejects.toMatchObject(code('WrongPassword'))
  }
  const sixth = callAs(node, account.browser, UserInfo.ValidatePassword, { oldPassword: account.password })
  await expect(sixth).rejects.toMatchObject(code('PuzzleNeeded'))
  expect((await login(node, account.phone, account.password)).body.success).toBe(true)
})

async function changePhone(
  account: Account,
  next: string,
  ticket?: string,
): Promise<{ phoneMasked: string }> {
  const proof = ticket ?? (await earnTicket(node, account.browser, toPhone(account.phone), 5))
  const phoneCode = await placeCode(node, toPhone(next), 5)
  return callAs(node, account.browser, UserInfo.ChangePhone, { ticket: proof, newPhone: next, phoneCode })
}

test('a phone is changed by codes to the old and the new one, once in 30 days', async () => {
  const account = await buildAccount(node)
  const elsewhere = await signIn(node, account.browser.userId)
  const next = newPhone()
  expect(await changePhone(account, next)).toEqual({
    phoneMasked: `${next.slice(0, 3)}****${next.slice(-4)}`,
  })
  await expectEnded(elsewhere)
  expect((await login(node, account.phone, account.password)).body.success).toBe(false)
  expect((await login(node, next, account.password)).body.success).toBe(true)
  account.phone = next
  const { nextPhoneTime } = await callAs(node, account.browser, UserInfo.Get, {})
  await expect(changePhone(account, newPhone())).rejects.toMatchObject({
    ...code('PhoneTooSoon'),
    message: expect.stringContaining(
      `手机号每 30 天只能更换一次，${nextPhoneTime?.slice(0, 10)} 后可以再次更换`,
    ),
  })
  expect(nextPhoneTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  await node.app.db
    .updateTable('credential')
    .set({ phone_changed_at: new Date(node.app.now().getTime() - 31 * day) })
    .where('member_id', '=', account.browser.userId)
    .execute()
  await changePhone(account, newPhone())
})

test('nobody can take another member’s phone, a quarantined one, or their own again', async () => {
  const account = await buildAccount(node)
  const other = await buildAccount(node)
  await expect(changePhone(account, other.phone)).rejects.toMatchObject(code('PhoneTaken'))
  await expect(changePhone(account, account.phone)).rejects.toMatchObject(code('PhoneTaken'))
  const resting = newPhone()
  const index = targetIndex(node.app.env, toPhone(resting))
  await node.app.db.transaction().execute((tx) => quarantinePhone(tx, index, node.app.now()))
  await expect(changePhone(account, resting)).rejects.toMatchObject(code('PhoneQuarantined'))
  node.advance(30 * day + 1000)
  const later = { ...account, browser: await signIn(node, account.browser.userId) }
  await changePhone(later, resting)
})

test('only the holder of its code learns whether a phone is taken', async () => {
  const account = await buildAccount(node)
  const other = await buildAccount(node)
  const ticket = await earnTicket(node, account.browser, toPhone(account.phone), 5)
  const input = { ticket, phoneCode: '000000' }
  for (const requested of [other.phone, newPhone()]) {
    const asked = callAs(node, account.browser, UserInfo.ChangePhone, { ...input, newPhone: requested })
    await expect(asked).rejects.toMatchObject(code('CaptchaWrong'))
  }
})

test('of two members with a right code for one phone the second gets an error', async () => {
  const other = await node.addNode()
  const next = newPhone()
  const responses: (number | null)[] = []
  for (const at of [node, other]) {
    const account = await buildAccount(node)
    const ticket = await earnTicket(node, account.browser, toPhone(account.phone), 5)
    // As if the phone number had changed hands.
    const phoneCode = await placeCode(node, toPhone(next), 5)
    const input = { ticket, newPhone: next, phoneCode }
    responses.push((await callRaw(at, account.browser, UserInfo.ChangePhone, input)).body.error?.code ?? null)
  }
  expect(responses).toEqual([null, errorCatalogue.PhoneTaken.code])
})

test('an e-mail address is bound, then changed; the change signs other browsers out', async () => {
  const account = await buildAccount(node, { email: null })
  const elsewhere = await signIn(node, account.browser.userId)
  const [first, second] = [newEmail(), newEmail()]
  const bind = async (call: 'BindEmail' | 'ChangeEmail', requested: string) => {
    const ticket = await earnPasswordTicket(node, account.browser)
    const captchaNum = await placeCode(node, toMailbox(requested), 1100)
    return callAs(node, account.browser, UserInfo[call], { ticket, newEmail: requested, captchaNum })
  }
  expect(await bind('BindEmail', first)).toEqual({ emailMasked: 'r***@example.com' })
  expect(await refused(elsewhere)).toBeNull()
  // The call for a first address cannot be used to avoid signing out the other devices.
  await bind('BindEmail', second)
  await expectEnded(elsewhere)
  expect((await login(node, first, account.password)).body.success).toBe(false)
  expect((await login(node, second.toUpperCase(), account.password)).body.success).toBe(true)
  await expect(bind('ChangeEmail', second)).rejects.toMatchObject(code('EmailTaken'))
  const { email: taken } = await buildAccount(node)
  await expect(bind('ChangeEmail', taken)).rejects.toMatchObject(code('EmailTaken'))
  await expect(bind('ChangeEmail', 'x@mailinator.com')).rejects.toMatchObject(code('EmailRefused'))
})

test('the devices are listed, one is signed out, and never somebody else’s', async () => {
  const account = await buildAccount(node)
  const { body, browser } = await login(node, account.phone, account.password)
  if (browser === null) throw new Error(body.message)
  const sessions = await callAs(node, account.browser, UserInfo.GetSessions, {})
  expect(sessions).toHaveLength(2)
  expect(sessions.filter((session) => session.isCurrent)).toHaveLength(1)
  const foreign = await callAs(node, (await buildAccount(node)).browser, UserInfo.GetSessions, {})
  const asked = callAs(node, account.browser, UserInfo.RemoveSession, { id: foreign[0]?.id ?? '' })
  await expect(asked).rejects.toMatchObject(code('ContentNotFound'))
  const target = sessions.find((session) => !session.isCurrent)
  await callAs(node, account.browser, UserInfo.RemoveSession, { id: target?.id ?? '' })
  await expectEnded(browser)
  expect(await callAs(node, account.browser, UserInfo.GetSessions, {})).toHaveLength(1)
})

test('a sixth sign-in ends the oldest session and notifies', async () => {
  const account = await buildAccount(node)
  for (let times = 0; times < 5; times++) {
    node.advance(1000)
    expect((await login(node, account.phone, account.password)).body.success).toBe(true)
  }
  await expectEnded(account.browser)
  const live = await node.app.db
    .selectFrom('session')
    .where('member_id', '=', account.browser.userId)
    .where('ended_at', 'is', null)
    .select('id')
    .execute()
  expect(live).toHaveLength(5)
})
