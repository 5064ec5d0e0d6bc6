import { UserInfo, errorCatalogue, type ErrorName } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount, earnTicket } from '../../../testing/accounts.ts'
import { callRaw } from '../../../testing/call-as.ts'
import { newPhone } from '../../../testing/codes.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { seedSite } from '../../site/index.ts'
import { targetIndex, toPhone } from '../captcha/target.ts'
import { quarantinePhone } from '../quarantined-phone.ts'
import { registrationsPerDay } from './registration-limit.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp({ limits: true })
  await seedSite(node.app.db)
})
afterAll(() => node.close())

const codeOf = (name: ErrorName) => errorCatalogue[name].code

async function check(input: Record<string, unknown>, ip = '10.8.0.1') {
  const { body } = await callRaw(node, null, UserInfo.CheckRegistration, input, { ip })
  return body
}

async function proved(phone = newPhone()) {
  return { phone, verifyTicket: await earnTicket(node, null, toPhone(phone), 1) }
}

test('only the owner of the phone learns anything, and the proof stays valid', async () => {
  const { phone, verifyTicket } = await proved()
  expect((await check({ phone })).error?.code).toBe(codeOf('TicketInvalid'))
  expect((await check({ phone: newPhone(), verifyTicket })).error?.code).toBe(codeOf('TicketInvalid'))
  for (let asked = 0; asked < 2; asked++) expect((await check({ phone, verifyTicket })).success).toBe(true)
})

test('a phone of an account erased lately says from which day it may register', async () => {
  const input = await proved()
  await node.app.db
    .transaction()
    .execute((tx) => quarantinePhone(tx, targetIndex(node.app.env, toPhone(input.phone)), node.app.now()))
  const { error, message } = await check(input)
  expect(error?.code).toBe(codeOf('PhoneQuarantined'))
  expect(message).toMatch(/^这个手机号刚注销过账号，\d{4}-\d\d-\d\d 后才能再使用$/)
})

test('a phone that got an account meanwhile is told so', async () => {
  const { phone } = await buildAccount(node)
  expect((await check(await proved(phone))).error?.code).toBe(codeOf('PhoneTaken'))
})

test('a password is judged as at registration', async () => {
  const input = await proved()
  const judge = async (password: string) => (await check({ ...input, password })).error?.code ?? 0
  expect(await judge('password1')).toBe(codeOf('PasswordRefused'))
  expect(await judge(`${input.phone}abc`)).toBe(codeOf('PasswordTelling'))
  expect(await judge('等雾散的那个早晨')).toBe(0)
})

test('an address with five registrations today is told how long to wait, and asking does not count', async () => {
  const ip = '10.8.0.2'
  const input = await proved()
  const window = { points: registrationsPerDay.elsewhere - 1, expire: node.app.now().getTime() + 7_200_000 }
  await node.app.db
    .insertInto('rate_limit')
    .values({ key: `register:${ip}`, ...window })
    .execute()
  for (let asked = 0; asked < 3; asked++) expect((await check(input, ip)).success).toBe(true)
  await node.app.db
    .updateTable('rate_limit')
    .set({ points: registrationsPerDay.elsewhere })
    .where('key', '=', `register:${ip}`)
    .execute()
  const { error, message } = await check(input, ip)
  expect(error?.code).toBe(codeOf('RegisterLimit'))
  expect(message).toBe('这个网络今天注册的账号太多，请 2 小时后再试')
  expect((await check(input, '10.8.0.3')).success).toBe(true)
})
