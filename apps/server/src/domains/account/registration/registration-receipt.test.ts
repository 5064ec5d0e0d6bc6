import { randomUUID } from 'node:crypto'
import { SmsMessage, UserInfo, errorCatalogue, type ErrorName, type MethodInput } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser, type RawResponse } from '../../../testing/call-as.ts'
import { newPhone, readCode } from '../../../testing/codes.ts'
import { buildMember } from '../../../testing/people.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { seedSite } from '../../site/index.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
let serial = 0

type Registration = MethodInput<typeof UserInfo.Register>

async function repeatable(): Promise<Registration & { requestId: string }> {
  const phone = newPhone()
  serial += 1
  await callAs(node, null, SmsMessage.GetSmsCaptcha, { phone, captchaType: 1 })
  const given = { phone, captchaType: 1, code: await readCode(node, phone) } as const
  const { verifyTicket } = await callAs(node, null, SmsMessage.VerifySmsCaptcha, given)
  return {
    phone,
    verifyTicket,
    password: '等雾散的那个早晨',
    nickName: `再来${serial}号`,
    agreementCheckBox: true,
    requestId: randomUUID(),
  }
}

/** The parts of a response that make a signed-in browser. */
function signedIn(response: RawResponse): Browser {
  const info = UserInfo.Register.output.parse(response.body.result)
  const cookie = /sid=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? ''
  return { userId: info.id, token: info.userToken, signKey: info.signKey, cookie }
}

const sessionsOf = (userId: string) =>
  node.app.db.selectFrom('session').where('member_id', '=', userId).select('id').execute()

test('a registration whose response was lost gets the same session when it is repeated', async () => {
  const input = await repeatable()
  const lost = signedIn(await callRaw(node, null, UserInfo.Register, input))
  const again = signedIn(await callRaw(node, null, UserInfo.Register, input))
  expect(again).toEqual(lost)
  expect((await callAs(node, again, UserInfo.Get, {})).userId).toBe(lost.userId)
  expect(await sessionsOf(lost.userId)).toHaveLength(1)
})

test('a registration sent four times at once to two nodes makes one member and one session', async () => {
  const other = await node.addNode()
  const input = await repeatable()
  const responses = await Promise.all(
    [node, other, node, other].map((at) => callRaw(at, null, UserInfo.Register, input)),
  )
  const [first, ...rest] = responses.map(signedIn)
  for (const browser of rest) expect(browser).toEqual(first)
  expect(await sessionsOf(first?.userId ?? '')).toHaveLength(1)
  const members = await node.app.db
    .selectFrom('member')
    .where('nick_name', '=', input.nickName)
    .select('id')
    .execute()
  expect(members).toEqual([{ id: first?.userId }])
})

test('a caller who knows the requestId but not the whole request gets no session', async () => {
  const input = await repeatable()
  await callAs(node, null, UserInfo.Register, input)
  const guesses: Partial<Registration>[] = [
    { password: '另一个很长的密码' },
    { verifyTicket: 'x'.repeat(43) },
    { nickName: '别的名字' },
    { requestId: randomUUID() },
  ]
  for (const guess of guesses) {
    const response = await callRaw(node, null, UserInfo.Register, { ...input, ...guess })
    expect(response.body.error?.code).toBe(errorCatalogue.TicketInvalid.code)
    expect(response.headers['set-cookie']).toBeUndefined()
  }
})

test('a failed registration may be repeated with the same requestId', async () => {
  const input = await repeatable()
  const taken = await buildMember(node, { nickName: '先来的人' })
  const { body } = await callRaw(node, null, UserInfo.Register, { ...input, nickName: '先来的人' })
  expect(body.error?.code).toBe(errorCatalogue.NickNameTaken.code)
  const { id } = await callAs(node, null, UserInfo.Register, input)
  expect(id).not.toBe(taken.userId)
})

test('a receipt gives no session that has ended, and nothing after half an hour', async () => {
  const ended = await repeatable()
  const browser = signedIn(await callRaw(node, null, UserInfo.Register, ended))
  await callAs(node, browser, UserInfo.Logout, {})
  await expect(callAs(node, null, UserInfo.Register, ended)).rejects.toMatchObject(code('TicketInvalid'))
  const late = await repeatable()
  await callAs(node, null, UserInfo.Register, late)
  node.advance(31 * 60_000)
  await expect(callAs(node, null, UserInfo.Register, late)).rejects.toMatchObject(code('TicketInvalid'))
})

test('receipts contain nothing that a reader of the database could sign in with', async () => {
  const input = await repeatable()
  const { token, cookie, signKey, userId } = signedIn(await callRaw(node, null, UserInfo.Register, input))
  const rows = await node.app.db.selectFrom('registration_receipt').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const secret of [token, cookie, signKey, userId, input.password, input.requestId]) {
    if (secret === undefined) throw new Error('the request holds every secret')
    for (const row of rows) expect(row.sealed?.includes(Buffer.from(secret))).toBe(false)
  }
})
