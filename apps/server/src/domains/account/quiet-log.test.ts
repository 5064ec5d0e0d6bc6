import { LoginResponse, SmsMessage, UserInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, signedHeaders } from '../../testing/call-as.ts'
import { newEmail, newPhone, readCode } from '../../testing/codes.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedSite } from '../site/index.ts'
import { toMailbox, toPhone } from './captcha/target.ts'
import { buildAccount, earnTicket, placeCode } from '../../testing/accounts.ts'

let node: TestApp
let log = ''
beforeAll(async () => {
  node = await openTestApp({
    settings: { LOG_LEVEL: 'trace' },
    logTo: {
      write: (line) => {
        log += line
      },
    },
  })
  await seedSite(node.app.db)
})
afterAll(() => node.close())

test('signing up and in leaves no phone, code, password, ticket or token in the log', async () => {
  const phone = newPhone()
  const password = 'canary-等雾散的早晨'
  await callRaw(node, null, SmsMessage.GetSmsCaptcha, { phone, captchaType: 1 })
  const code = await readCode(node, phone)
  const verified = await callRaw(node, null, SmsMessage.VerifySmsCaptcha, { phone, captchaType: 1, code })
  const { verifyTicket } = SmsMessage.VerifySmsCaptcha.output.parse(verified.body.result)
  const registration = { phone, verifyTicket, password, nickName: '安静的人', agreementCheckBox: true }
  const registered = await callRaw(node, null, UserInfo.Register, registration)
  const { userToken, signKey } = UserInfo.Register.output.parse(registered.body.result)
  const secrets = [phone, code, password, verifyTicket, userToken, signKey]
  for (const given of [password, 'canary-wrong']) {
    const payload = JSON.stringify({ account: phone, password: given })
    const headers = signedHeaders(node, null, 'POST', '/api/Login/login', payload)
    const response = await node.server.inject({
      method: 'POST',
      url: '/api/Login/login',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
    if (response.json().success === true) secrets.push(LoginResponse.parse(response.json().result).token)
  }
  // A malformed request is where a careless log prints the body.
  await callRaw(node, null, UserInfo.Register, { ...registration, nickName: 7, extra: password })

  expect(log.length).toBeGreaterThan(100)
  expect(secrets).toHaveLength(7)
  for (const secret of [...secrets, 'canary']) expect(log).not.toContain(secret)
})

test('changing password, phone and e-mail logs the event and nothing that was typed', async () => {
  const account = await buildAccount(node, { password: 'canary-旧的那把伞' })
  const { browser, phone, email } = account
  const [nextPhone, nextEmail, newPassword] = [newPhone(), newEmail(), 'canary-新的那把伞']
  const tickets: string[] = []
  const ticketOf = async (oldPassword: string) => {
    const { ticket } = await callAs(node, browser, UserInfo.ValidatePassword, { oldPassword })
    tickets.push(ticket)
    return ticket
  }
  await callRaw(node, browser, UserInfo.ValidatePassword, { oldPassword: 'canary-wrong' })
  const ticket = await ticketOf(account.password)
  await callAs(node, browser, UserInfo.ModifyPassword, { ticket, newPassword })
  const captchaNum = await placeCode(node, toMailbox(nextEmail), 1100, '918273')
  const forMail = { ticket: await ticketOf(newPassword), newEmail: nextEmail, captchaNum }
  await callAs(node, browser, UserInfo.ChangeEmail, forMail)
  const phoneCode = await placeCode(node, toPhone(nextPhone), 5, '918274')
  const old = await earnTicket(node, browser, toPhone(phone), 5)
  const forPhone = { ticket: old, newPhone: nextPhone, phoneCode }
  await callAs(node, browser, UserInfo.ChangePhone, forPhone)
  const verifyTicket = await earnTicket(node, null, toMailbox(nextEmail), 3)
  const reset = { email: nextEmail, verifyTicket, newPassword: 'canary-第三把伞' }
  await callAs(node, null, UserInfo.ResetPassword, reset)
  // Malformed requests are where a careless log prints the body.
  await callRaw(node, browser, UserInfo.ChangePhone, { ...forPhone, extra: phoneCode })
  await callRaw(node, browser, UserInfo.ChangeEmail, { ...forMail, captchaNum: 918273 })

  const secrets = [
    phone,
    email,
    nextPhone,
    nextEmail,
    captchaNum,
    phoneCode,
    old,
    verifyTicket,
    ...tickets,
    'canary',
  ]
  for (const secret of secrets) expect(log).not.toContain(secret)
  for (const event of [
    'password.checked',
    'password.changed',
    'email.changed',
    'phone.changed',
    'password.reset',
  ]) {
    expect(log).toContain(`"audit":"${event}"`)
  }
  expect(log).toMatch(/"audit":"password.checked","outcome":"failed"/)
})
