import { EmailMessage, NewPublish, UserInfo, errorCatalogue, type ErrorName } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { newEmail, newPhone, readCode } from '../../testing/codes.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedSite } from '../site/index.ts'
import { toMailbox, toPhone } from './captcha/target.ts'
import { buildAccount, earnPasswordTicket, earnTicket, placeCode } from '../../testing/accounts.ts'
import { browserOf, login } from '../../testing/login.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
let serial = 0
const draft = () =>
  ({ password: '等雾散的那个早晨', nickName: `写信的人${(serial += 1)}`, agreementCheckBox: true }) as const

async function proveMailbox(email: string): Promise<string> {
  await callAs(node, null, EmailMessage.GetEmailCaptcha, { email, captchaType: 1 })
  const given = { email, captchaType: 1, code: await readCode(node, email) } as const
  return (await callAs(node, null, EmailMessage.VerifyEmailCaptcha, given)).verifyTicket
}

async function register(email = newEmail()) {
  const verifyTicket = await proveMailbox(email)
  const response = await callRaw(node, null, UserInfo.Register, { ...draft(), email, verifyTicket })
  return { email, browser: browserOf(UserInfo.Register.output.parse(response.body.result), response.headers) }
}

test('an account with e-mail only can read, and cannot write until a phone is bound', async () => {
  const { browser, email } = await register()
  const own = await callAs(node, browser, UserInfo.Get, {})
  expect(own).toMatchObject({
    phoneMasked: null,
    emailMasked: `${email[0]}***@example.com`,
    hasPassword: true,
  })
  const publishId = await buildPost(node, await buildMember(node))
  await callAs(node, browser, NewPublish.Detail, { id: publishId })
  const reply = () => callAs(node, browser, NewPublish.Reply, { publishId, text: '好看' })
  await expect(reply()).rejects.toMatchObject(code('PhoneNotBound'))

  const phone = newPhone()
  const ticket = await earnPasswordTicket(node, browser)
  const phoneCode = await placeCode(node, toPhone(phone), 5)
  await callAs(node, browser, UserInfo.ChangePhone, { ticket, newPhone: phone, phoneCode })
  await reply()
})

test('the first phone requires the password or the e-mail, and starts the 30 days', async () => {
  const { browser, email } = await register()
  const phone = newPhone()
  const change = async (ticket: string, to: string) => {
    const phoneCode = await placeCode(node, toPhone(to), 5)
    return callAs(node, browser, UserInfo.ChangePhone, { ticket, newPhone: to, phoneCode })
  }
  await expect(change('x', phone)).rejects.toMatchObject(code('TicketInvalid'))
  await change(await earnTicket(node, browser, toMailbox(email), 1100), phone)
  const again = earnTicket(node, browser, toPhone(phone), 5)
  await expect(change(await again, newPhone())).rejects.toMatchObject(code('PhoneTooSoon'))
})

test('a code by mail signs in; an address without an account gets a ticket to register', async () => {
  const { email, browser } = await register()
  await placeCode(node, toMailbox(email), 2)
  const input = { email, code: '246802', agreementCheckBox: true } as const
  expect((await callAs(node, null, UserInfo.LoginByEmailCode, input)).id).toBe(browser.userId)

  const outsider = newEmail()
  await placeCode(node, toMailbox(outsider), 2)
  const { body } = await callRaw(node, null, UserInfo.LoginByEmailCode, { ...input, email: outsider })
  expect(body.error?.code).toBe(errorCatalogue.PhoneUnknown.code)
  const verifyTicket = String(body.error?.details?.['verifyTicket'])
  await callAs(node, null, UserInfo.Register, { ...draft(), email: outsider, verifyTicket })
})

test('an e-mail address has one account, however it is written', async () => {
  const { email } = await register()
  expect(await callAs(node, null, UserInfo.ExistEmail, { email: email.toUpperCase() })).toEqual({
    exist: true,
  })
  expect(await callAs(node, null, UserInfo.ExistEmail, { email: newEmail() })).toEqual({ exist: false })
  const verifyTicket = await earnTicket(node, null, toMailbox(email), 1)
  const again = { ...draft(), email: email.toUpperCase(), verifyTicket }
  await expect(callAs(node, null, UserInfo.Register, again)).rejects.toMatchObject(code('EmailTaken'))
})

test('a registration names one address, has a password, and comes from somebody old enough', async () => {
  const email = newEmail()
  const verifyTicket = await proveMailbox(email)
  const input = { ...draft(), email, verifyTicket }
  const { password: _, ...withoutPassword } = input
  const wrong: [object, ErrorName][] = [
    [{ ...input, phone: newPhone() }, 'BadInput'],
    [withoutPassword, 'BadInput'],
    [{ ...input, birthday: '2020-01-01' }, 'UnderAge'],
    [{ ...input, area: ['999999'] }, 'BadInput'],
    [{ ...input, topicIds: ['no such topic'] }, 'ContentNotFound'],
    [{ ...input, inviteUserCode: '22222222' }, 'InviteCodeWrong'],
    [{ ...input, email: 'x@mailinator.com' }, 'TicketInvalid'],
  ]
  for (const [given, error] of wrong) {
    const { body } = await callRaw(node, null, UserInfo.Register, given)
    expect(body.error?.code, JSON.stringify(given)).toBe(errorCatalogue[error].code)
  }
  const info = await callAs(node, null, UserInfo.Register, { ...input, birthday: '2000-02-29', sex: 2 })
  const row = await node.app.db
    .selectFrom('member')
    .where('id', '=', info.id)
    .select(['birthday', 'sex', 'phone_bound'])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ birthday: '2000-02-29', sex: 2, phone_bound: false })
})

test('a user name signs in, whatever its case; it changes once a year and is nobody else’s', async () => {
  const account = await buildAccount(node)
  const userName = `Wanderer_${(serial += 1)}`
  const own = await callAs(node, account.browser, UserInfo.Update, { userName })
  expect(own.userName).toBe(userName)
  expect(own.nextUserNameTime).not.toBeNull()
  expect((await login(node, userName.toLowerCase(), account.password)).body.success).toBe(true)
  const rename = callAs(node, account.browser, UserInfo.Update, { userName: 'Another_one' })
  await expect(rename).rejects.toMatchObject({
    ...code('UserNameTooSoon'),
    message: expect.stringContaining(
      `用户名每 365 天只能修改一次，${own.nextUserNameTime?.slice(0, 10)} 后可以再次修改`,
    ),
  })
  const other = await buildAccount(node)
  const take = (name: string) => callAs(node, other.browser, UserInfo.Update, { userName: name })
  await expect(take(userName.toUpperCase())).rejects.toMatchObject(code('UserNameTaken'))
  await expect(take('Admin_of_all')).rejects.toMatchObject(code('UserNameRefused'))
  await expect(take('SupportTeam')).rejects.toMatchObject(code('UserNameRefused'))
})
