import { SmsMessage, UserInfo, errorCatalogue, type Method } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { callRaw } from '../../../testing/call-as.ts'
import { newPhone, readCode } from '../../../testing/codes.ts'
import { buildAccount } from '../../../testing/accounts.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { seedSite } from '../../site/index.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
})
afterAll(() => node.close())

let serial = 0

/** A visitor's browser: stores the proof's cookie between calls. */
function openBrowser() {
  let cookie = ''
  const call = async (method: Method, input: Record<string, unknown>) => {
    const { body, headers } = await callRaw(node, null, method, input, { headers: { cookie } })
    const lines = z.array(z.string()).parse([headers['set-cookie'] ?? []].flat())
    const given = lines.find((line) => /^(?:registration|reset)=/.test(line))
    if (given !== undefined) cookie = given
    return { ...body, given }
  }
  const prove = async (
    phone: string,
    how: typeof SmsMessage.VerifySmsCaptcha | typeof UserInfo.LoginByCode,
  ) => {
    const captchaType = how === UserInfo.LoginByCode ? 2 : 1
    await call(SmsMessage.GetSmsCaptcha, { phone, captchaType })
    const code = await readCode(node, phone)
    return call(
      how,
      how === UserInfo.LoginByCode ? { phone, code, agreementCheckBox: true } : { phone, code, captchaType },
    )
  }
  const register = (phone: string) => {
    serial += 1
    const nickName = `重载${serial}号`
    return call(UserInfo.Register, { phone, password: '等雾散的那个早晨', nickName, agreementCheckBox: true })
  }
  return { call, prove, register }
}

test.each([
  ['registering', SmsMessage.VerifySmsCaptcha],
  ['signing in with an unknown phone', UserInfo.LoginByCode],
] as const)('a page reloaded after %s registers with the browser’s cookie, once', async (_, how) => {
  const phone = newPhone()
  const browser = openBrowser()
  const { given } = await browser.prove(phone, how)
  expect(given).toMatch(/^registration=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/)
  const registered = await browser.register(phone)
  expect(registered.success).toBe(true)
  expect(registered.given).toMatch(/^registration=; Max-Age=0/)
  expect((await browser.register(phone)).error?.code).toBe(errorCatalogue.TicketInvalid.code)
})

test('it is valid for its own phone, for half an hour, in the browser that holds it', async () => {
  const phone = newPhone()
  const browser = openBrowser()
  await browser.prove(phone, SmsMessage.VerifySmsCaptcha)
  for (const refused of [await openBrowser().register(phone), await browser.register(newPhone())])
    expect(refused.error?.code).toBe(errorCatalogue.TicketInvalid.code)
  node.advance(30 * 60_000 + 1000)
  expect((await browser.register(phone)).error?.code).toBe(errorCatalogue.TicketInvalid.code)
})

test('a code of another purpose leaves nothing in the browser', async () => {
  const phone = newPhone()
  await callRaw(node, null, SmsMessage.GetSmsCaptcha, { phone, captchaType: 2 })
  const given = { phone, captchaType: 2, code: await readCode(node, phone) }
  const { headers } = await callRaw(node, null, SmsMessage.VerifySmsCaptcha, given)
  expect(headers['set-cookie']).toBeUndefined()
})

test('a page reloaded after the code of a forgotten password sets a new one with the browser’s cookie, once', async () => {
  const { phone } = await buildAccount(node)
  const browser = openBrowser()
  await browser.call(SmsMessage.GetSmsCaptcha, { phone, captchaType: 3 })
  const code = await readCode(node, phone)
  const { given } = await browser.call(SmsMessage.VerifySmsCaptcha, { phone, captchaType: 3, code })
  expect(given).toMatch(/^reset=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/)
  const input = { phone, newPassword: '雾散以后的第一班船' }
  const elsewhere = await openBrowser().call(UserInfo.ResetPassword, input)
  expect(elsewhere.error?.code).toBe(errorCatalogue.TicketInvalid.code)
  const done = await browser.call(UserInfo.ResetPassword, input)
  expect(done.success).toBe(true)
  expect(done.given).toMatch(/^reset=; Max-Age=0/)
})
