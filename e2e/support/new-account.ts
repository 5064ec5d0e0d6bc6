import { EmailMessage, SmsMessage, StoredUserInfo, UserInfo } from '@guangquan/contract'
import { expect, request, type APIRequestContext, type BrowserContextOptions } from '@playwright/test'
import * as z from 'zod'
import { changeMember } from './change-member.ts'
import { newPhone, readCode } from './sign-in.ts'
import { callsOf, storedUserName, type SignedCalls } from './signed-calls.ts'

/** A member registered for one spec file. */
export interface Account {
  id: string
  name: string
  /** Phone or e-mail. */
  contact: string
  password: string
  /** What a browser stores of their session. */
  state: NonNullable<BrowserContextOptions['storageState']>
  calls: SignedCalls
}

const Boot = z.object({ appKey: z.string() })
const password = '雾里看山 第七重'

/** Registers a member without a page, which takes hardly any time, as one who joined a month ago. */
export async function newAccount(baseURL: string, by: 'phone' | 'email'): Promise<Account> {
  const browser = await request.newContext({ baseURL })
  const visitor = callsOf(browser, await readAppKey(browser))
  const phone = newPhone()
  const name = `影友${phone.slice(3)}`
  const contact = by === 'phone' ? phone : `e2e-${phone}@example.com`
  const [send, verify] =
    by === 'phone'
      ? [SmsMessage.GetSmsCaptcha, SmsMessage.VerifySmsCaptcha]
      : [EmailMessage.GetEmailCaptcha, EmailMessage.VerifyEmailCaptcha]
  await visitor.call(send, { [by]: contact, captchaType: 1 })
  const code = await readCode(browser, contact)
  const { verifyTicket } = verify.output.parse(
    await visitor.call(verify, { [by]: contact, captchaType: 1, code }),
  )
  const user = UserInfo.Register.output.parse(
    await visitor.call(UserInfo.Register, {
      [by]: contact,
      verifyTicket,
      password,
      nickName: name,
      agreementCheckBox: true,
      requestId: crypto.randomUUID(),
    }),
  )
  await changeMember({ kind: 'monthOld', memberId: user.id, contact })
  return {
    id: user.id,
    name,
    contact,
    password,
    state: await stateOf(browser, baseURL, user),
    calls: callsOf(browser, user.signKey, user),
  }
}

/** What a browser stores after a member of the demonstration data has signed in by a code. */
export async function signInByCode(baseURL: string, phone: string): Promise<Account['state']> {
  const browser = await request.newContext({ baseURL })
  const visitor = callsOf(browser, await readAppKey(browser))
  await visitor.call(SmsMessage.GetSmsCaptcha, { phone, captchaType: 2 })
  const input = { phone, code: await readCode(browser, phone), agreementCheckBox: true }
  const user = UserInfo.LoginByCode.output.parse(await visitor.call(UserInfo.LoginByCode, input))
  return stateOf(browser, baseURL, StoredUserInfo.parse(user))
}

async function stateOf(
  browser: APIRequestContext,
  baseURL: string,
  user: StoredUserInfo,
): Promise<Account['state']> {
  const { cookies } = await browser.storageState()
  const stored = { name: storedUserName, value: JSON.stringify({ state: { user }, version: 0 }) }
  return { cookies, origins: [{ origin: baseURL, localStorage: [stored] }] }
}

async function readAppKey(browser: APIRequestContext): Promise<string> {
  const page = await (await browser.get('/404')).text()
  const [, boot] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page) ?? []
  expect(boot, 'the data of the page').toBeDefined()
  return Boot.parse(JSON.parse(boot ?? '')).appKey
}
