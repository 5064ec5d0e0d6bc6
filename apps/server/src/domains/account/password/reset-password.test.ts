import { EmailMessage, SmsMessage, UserInfo, errorCatalogue, type ErrorName } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callAs, callRaw } from '../../../testing/call-as.ts'
import { newEmail, newPhone, readCode, wrongCode } from '../../../testing/codes.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { toPhone, type Target } from '../captcha/target.ts'
import { buildAccount, earnTicket } from '../../../testing/accounts.ts'
import { login } from '../../../testing/login.ts'
import { medianOf } from '../../../testing/mann-whitney.ts'

// Hashing takes processor time, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 120_000 })

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
const newPassword = '雾散以后的第一班船'

async function prove(target: Target): Promise<string> {
  if (target.kind === 'sms') {
    const phone = target.address
    await callAs(node, null, SmsMessage.GetSmsCaptcha, { phone, captchaType: 3 })
    const given = { phone, captchaType: 3, code: await readCode(node, phone) } as const
    return (await callAs(node, null, SmsMessage.VerifySmsCaptcha, given)).verifyTicket
  }
  const email = target.address
  await callAs(node, null, EmailMessage.GetEmailCaptcha, { email, captchaType: 3 })
  const given = { email, captchaType: 3, code: await readCode(node, email) } as const
  return (await callAs(node, null, EmailMessage.VerifyEmailCaptcha, given)).verifyTicket
}

test.each(['phone', 'email'] as const)(
  'a forgotten password is reset by %s; every session ends',
  async (way) => {
    const account = await buildAccount(node)
    const address = account[way]
    const verifyTicket = await prove({ kind: way === 'phone' ? 'sms' : 'email', address })
    for (let tried = 0; tried < 4; tried++) await login(node, address, 'wrong')
    await callAs(node, null, UserInfo.ResetPassword, { [way]: address, verifyTicket, newPassword })
    await expect
      .poll(async () => (await callRaw(node, account.browser, UserInfo.Get, {})).body.error?.code, {
        timeout: 3000,
      })
      .toBe(errorCatalogue.SignedOutElsewhere.code)
    expect((await login(node, address, account.password)).body.success).toBe(false)
    expect((await login(node, address, newPassword)).body.success).toBe(true)
    const again = callAs(node, null, UserInfo.ResetPassword, { [way]: address, verifyTicket, newPassword })
    await expect(again).rejects.toMatchObject(code('TicketInvalid'))
  },
)

test('the previous password, and the last three, are refused', async () => {
  const { phone, password } = await buildAccount(node)
  const verifyTicket = await prove(toPhone(phone))
  const asked = callAs(node, null, UserInfo.ResetPassword, { phone, verifyTicket, newPassword: password })
  await expect(asked).rejects.toMatchObject(code('PasswordUsedBefore'))
  await callAs(node, null, UserInfo.ResetPassword, { phone, verifyTicket, newPassword })
})

test('a ticket resets no other account, and failed attempts are reset with the password', async () => {
  const [one, other] = [await buildAccount(node), await buildAccount(node)]
  const verifyTicket = await prove(toPhone(one.phone))
  const input = { verifyTicket, newPassword }
  for (const foreign of [{ phone: other.phone }, { email: one.email }, { phone: newPhone() }]) {
    const asked = callAs(node, null, UserInfo.ResetPassword, { ...foreign, ...input })
    await expect(asked).rejects.toMatchObject(code('TicketInvalid'))
  }
  for (let tried = 0; tried < 5; tried++) await login(node, one.phone, 'wrong')
  expect((await login(node, one.phone, one.password)).body.error).toMatchObject(code('PuzzleNeeded'))
  await callAs(node, null, UserInfo.ResetPassword, { phone: one.phone, ...input })
  expect((await login(node, one.phone, newPassword)).body.success).toBe(true)
})

test('whoever proves an address without an account learns it, and registers without a second code', async () => {
  for (const target of [toPhone(newPhone()), { kind: 'email', address: newEmail() } as const]) {
    const [way, send, verify] =
      target.kind === 'sms'
        ? (['phone', SmsMessage.GetSmsCaptcha, SmsMessage.VerifySmsCaptcha] as const)
        : (['email', EmailMessage.GetEmailCaptcha, EmailMessage.VerifyEmailCaptcha] as const)
    const contact = { [way]: target.address }
    await callRaw(node, null, send, { ...contact, captchaType: 3 })
    const sent = await readCode(node, target.address)
    const told = async (given: string) =>
      (await callRaw(node, null, verify, { ...contact, captchaType: 3, code: given })).body
    expect((await told(wrongCode(sent))).error).toMatchObject(code('CaptchaWrong'))
    const { error } = await told(sent)
    expect(error).toMatchObject(code('PhoneUnknown'))
    const proof = { ...contact, verifyTicket: String(error?.details?.['verifyTicket']) }
    const asked = callAs(node, null, UserInfo.ResetPassword, { ...proof, newPassword })
    await expect(asked).rejects.toMatchObject(code('TicketInvalid'))
    await callAs(node, null, UserInfo.CheckRegistration, { ...proof, password: newPassword })
  }
})

test('an address whose account is gone since the code gets the same responses', async () => {
  const [{ phone }, { email }] = [await buildAccount(node), await buildAccount(node)]
  const steps = async (target: Target) => {
    const way = target.kind === 'sms' ? 'phone' : 'email'
    const sent =
      way === 'phone'
        ? await callRaw(node, null, SmsMessage.GetSmsCaptcha, { phone: target.address, captchaType: 3 })
        : await callRaw(node, null, EmailMessage.GetEmailCaptcha, { email: target.address, captchaType: 3 })
    const verifyTicket = await earnTicket(node, null, target, 3)
    const input = { [way]: target.address, verifyTicket, newPassword }
    const bad = await callRaw(node, null, UserInfo.ResetPassword, { ...input, verifyTicket: 'x' })
    const common = await callRaw(node, null, UserInfo.ResetPassword, { ...input, newPassword: 'password1' })
    const done = await callRaw(node, null, UserInfo.ResetPassword, input)
    return [sent, bad, common, done].map(({ status, body }) => ({ status, body }))
  }
  expect(await steps(toPhone(newPhone()))).toEqual(await steps(toPhone(phone)))
  expect(await steps({ kind: 'email', address: newEmail() })).toEqual(
    await steps({ kind: 'email', address: email }),
  )
})

test('with and without an account a reset takes equally long', async () => {
  const measure = async (phone: string) => {
    const verifyTicket = await earnTicket(node, null, toPhone(phone), 3)
    const begin = process.cpuUsage()
    const { body } = await callRaw(node, null, UserInfo.ResetPassword, { phone, verifyTicket, newPassword })
    const { user, system } = process.cpuUsage(begin)
    expect(body.success).toBe(true)
    return (user + system) / 1000
  }
  // Processor time, because other tests run at the same time; in pairs of alternating order, so that drift affects both
  // alike.
  const differences: number[] = []
  const all: number[] = []
  await measure(newPhone())
  for (let round = 0; round < 20; round++) {
    const { phone: known } = await buildAccount(node)
    const early = await measure(round % 2 === 0 ? known : newPhone())
    const late = await measure(round % 2 === 0 ? newPhone() : known)
    differences.push(round % 2 === 0 ? early - late : late - early)
    all.push(early, late)
  }
  // Each of three comparisons and of a new hash is a quarter of it. The account's own statements are a tenth, so that one
  // hash less without an account is more than a third, and one less with an account is below 0.
  const difference = medianOf(differences) / medianOf(all)
  expect(difference).toBeLessThan(1 / 4)
  expect(difference).toBeGreaterThan(-1 / 20)
})
