import { randomUUID } from 'node:crypto'
import { UserInfo, errorCatalogue, type ErrorName, type Method } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildAccount, earnTicket } from '../../testing/accounts.ts'
import { callAs, callRaw, type Browser, type RawResponse } from '../../testing/call-as.ts'
import { newPhone } from '../../testing/codes.ts'
import { browserOf, login } from '../../testing/login.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { seedSite } from '../site/index.ts'
import { accountJobs } from './account.jobs.ts'
import { toPhone } from './captcha/target.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { issueWithdrawTicket } from './captcha/verify-ticket.ts'

// Hashing takes processor time, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

let node: TestApp
let other: TestNode
beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
  await seedSite(node.app.db)
})
afterAll(() => node.close())
beforeEach(() => node.setNow(new Date()))

const code = (name: ErrorName) => errorCatalogue[name].code
const password = '等雾散的那个早晨'
const newPassword = '雾散以后的第一班船'

interface Prepared {
  input: Record<string, unknown>
  /** How often the write has acted. */
  acts: () => Promise<number>
}

interface VisitorWrite {
  method: Method
  opensSession: boolean
  prepare: () => Promise<Prepared>
}

let serial = 0

const sessionsOf = async (memberId: string) =>
  (await node.app.db.selectFrom('session').where('member_id', '=', memberId).select('id').execute()).length

const register: VisitorWrite = {
  method: UserInfo.Register,
  opensSession: true,
  prepare: async () => {
    const phone = newPhone()
    serial += 1
    const nickName = `再来${serial}号`
    const verifyTicket = await earnTicket(node, null, toPhone(phone), 1)
    return {
      input: { phone, verifyTicket, password, nickName, agreementCheckBox: true },
      acts: async () => {
        const named = node.app.db.selectFrom('member').where('nick_name', '=', nickName)
        const [member, ...more] = await named.select('id').execute()
        expect(more).toEqual([])
        return member === undefined ? 0 : sessionsOf(member.id)
      },
    }
  },
}

const writes: Record<string, VisitorWrite> = {
  'a registration': register,
  'a reset of a password': {
    method: UserInfo.ResetPassword,
    opensSession: false,
    prepare: async () => {
      const { phone, browser } = await buildAccount(node)
      const verifyTicket = await earnTicket(node, null, toPhone(phone), 3)
      return {
        input: { phone, verifyTicket, newPassword },
        acts: async () => {
          const { rows } = await sql<{ count: number }>`select count(*) from password_history
            where member_id = ${browser.userId}`.execute(node.app.db)
          // The first one is that of the registration.
          return (rows[0]?.count ?? 0) - 1
        },
      }
    },
  },
  'a withdrawn deletion': {
    method: UserInfo.CancelDelete,
    opensSession: true,
    prepare: async () => {
      const { userId } = (await buildAccount(node)).browser
      const eraseAt = new Date(node.app.now().getTime() + 24 * 3600_000)
      await node.app.db.updateTable('member').set({ erase_at: eraseAt }).where('id', '=', userId).execute()
      return {
        input: { withdrawTicket: await issueWithdrawTicket(buildCtx(node), userId) },
        acts: async () => (await sessionsOf(userId)) - 1,
      }
    },
  },
}

/** What a browser stores of a response: the session, or nothing. */
function outcome({ method, opensSession }: VisitorWrite, response: RawResponse): Browser | null {
  expect(response.body.error).toBeNull()
  if (!opensSession) return null
  const info = UserInfo.Register.output.parse(method.output.parse(response.body.result))
  return browserOf(info, response.headers)
}

const identified = (input: Record<string, unknown>) => ({ ...input, requestId: randomUUID() })

async function ageReceipts(minutes: number): Promise<void> {
  await sql`update visitor_receipt set created_at = now() - ${minutes} * interval '1 minute'`.execute(
    node.app.db,
  )
}

describe.each(Object.entries(writes))('%s', (_, write) => {
  const { method, prepare } = write
  const send = (at: TestNode, input: object) => callRaw(at, null, method, input)
  const codeOf = async (at: TestNode, input: object) => (await send(at, input)).body.error?.code

  test('whose response was lost gets it again, on another node too, and acts once', async () => {
    const { input, acts } = await prepare()
    const request = identified(input)
    const lost = outcome(write, await send(node, request))
    expect(outcome(write, await send(node, request))).toEqual(lost)
    expect(outcome(write, await send(other, request))).toEqual(lost)
    expect(await acts()).toBe(1)
    if (lost !== null) expect((await callAs(other, lost, UserInfo.Get, {})).userId).toBe(lost.userId)
  })

  test('that is sent four times at once to two nodes acts once, and each gets the same response', async () => {
    const { input, acts } = await prepare()
    const request = identified(input)
    const responses = await Promise.all([node, other, node, other].map((at) => send(at, request)))
    const [first, ...rest] = responses.map((response) => outcome(write, response))
    for (const one of rest) expect(one).toEqual(first)
    expect(await acts()).toBe(1)
  })

  test('uses its ticket once: of four requests at once on two nodes one acts', async () => {
    const { input, acts } = await prepare()
    const codes = await Promise.all([node, other, node, other].map((at) => codeOf(at, identified(input))))
    expect(codes.filter((one) => one === undefined)).toHaveLength(1)
    expect(await acts()).toBe(1)
    expect(await codeOf(other, identified(input))).toBe(code('TicketInvalid'))
  })

  test('gets its response again for half an hour of the database, whatever the clock of the node', async () => {
    const { input } = await prepare()
    const request = identified(input)
    const lost = outcome(write, await send(node, request))
    await ageReceipts(29.5)
    node.advance(60_000)
    await accountJobs[0]?.perform(jobCtxOf(other.app, { now: node.app.now() }), {})
    expect(outcome(write, await send(other, request))).toEqual(lost)
    await ageReceipts(30.5)
    node.setNow(new Date(Date.now() - 60_000))
    expect(await codeOf(other, request)).toBe(code('TicketInvalid'))
  })

  test('is not sent again to a caller who knows the requestId but not the whole request', async () => {
    const { input } = await prepare()
    const request = identified(input)
    await send(node, request)
    const guesses = [identified(input), ...Object.keys(input).map((field) => spoil(request, field))]
    for (const guess of guesses) {
      const response = await send(node, guess)
      expect(response.body.success).toBe(false)
      expect(response.headers['set-cookie']).toBeUndefined()
    }
  })
})

/** The same request with another value of one field. */
function spoil(request: Record<string, unknown>, field: string): object {
  const value = request[field]
  if (typeof value !== 'string') return { ...request, [field]: false }
  return { ...request, [field]: `${value.slice(0, -1)}${value.endsWith('7') ? '8' : '7'}` }
}

test('a reset whose response was lost leaves the password that was set, also after a later change', async () => {
  const { phone } = await buildAccount(node)
  const reset = async (given: string) => ({
    phone,
    verifyTicket: await earnTicket(node, null, toPhone(phone), 3),
    newPassword: given,
    requestId: randomUUID(),
  })
  const first = await reset(newPassword)
  await callAs(node, null, UserInfo.ResetPassword, first)
  await callAs(node, null, UserInfo.ResetPassword, await reset('第二班船开走以后'))
  await callAs(other, null, UserInfo.ResetPassword, first)
  expect((await login(node, phone, newPassword)).body.success).toBe(false)
  expect((await login(node, phone, '第二班船开走以后')).body.success).toBe(true)
})

test('a failed registration may be repeated with the same requestId', async () => {
  const { input } = await register.prepare()
  const request = identified(input)
  await buildMember(node, { nickName: '先来的人' })
  const { body } = await callRaw(node, null, UserInfo.Register, { ...request, nickName: '先来的人' })
  expect(body.error?.code).toBe(code('NickNameTaken'))
  expect((await callRaw(node, null, UserInfo.Register, request)).body.success).toBe(true)
})

test('a receipt gives no session that has ended', async () => {
  const { input } = await register.prepare()
  const request = identified(input)
  const browser = outcome(register, await callRaw(node, null, UserInfo.Register, request))
  await callAs(node, browser, UserInfo.Logout, {})
  const { body } = await callRaw(node, null, UserInfo.Register, request)
  expect(body.error?.code).toBe(code('TicketInvalid'))
})

test('receipts contain nothing that a reader of the database could sign in with', async () => {
  await sql`truncate visitor_receipt`.execute(node.app.db)
  const { input } = await register.prepare()
  const request = identified(input)
  const browser = outcome(register, await callRaw(node, null, UserInfo.Register, request))
  const rows = await node.app.db.selectFrom('visitor_receipt').selectAll().execute()
  expect(rows).toHaveLength(1)
  const secrets = [browser?.token, browser?.cookie, browser?.signKey, browser?.userId, password]
  for (const secret of [...secrets, request.requestId]) {
    if (secret === undefined) throw new Error('the request has every secret')
    for (const row of rows) expect(row.sealed?.includes(Buffer.from(secret))).toBe(false)
  }
})
