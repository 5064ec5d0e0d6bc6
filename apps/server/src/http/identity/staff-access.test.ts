import {
  confirmationMs,
  declaredMethods,
  errorCatalogue,
  type ErrorName,
  hasStaffAccess,
  type Method,
  staffRoles,
  type StaffRole,
  StaffInvitation,
  StaffSession,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffSessionMs } from '../../domains/staff/index.ts'
import { callAs, callRaw, type Browser, type CallOptions, type TestCaller } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { sampleInput } from '../../testing/sample-input.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { addressFilter } from '../limits/address-filter.ts'
import { implement } from '../calls/implement.ts'

let node: TestApp
let office: TestNode
let member: Browser
const staff = new Map<StaffRole, StaffBrowser>()
beforeAll(async () => {
  node = await openTestApp()
  office = await node.addNode()
  office.app.mayUseConsole = addressFilter('203.0.113.0/24')
  member = await buildMember(node)
  for (const role of staffRoles) staff.set(role, await buildStaff(node, [role]))
})
afterAll(() => node.close())

const names = new Map<number, string>(Object.entries(errorCatalogue).map(([name, { code }]) => [code, name]))

async function errorOf(
  who: TestCaller,
  method: Method,
  options: CallOptions & { on?: TestNode } = {},
): Promise<string | null> {
  const { error } = (await callRaw(options.on ?? node, who, method, sampleInput(method), options)).body
  return error === null ? null : (names.get(error.code) ?? String(error.code))
}

const calls = declaredMethods.flatMap((method) =>
  typeof method.access === 'string'
    ? []
    : [{ name: `${method.service}/${method.name}`, method, access: method.access }],
)
const refusals: (string | null)[] = ['TokenInvalid', 'Forbidden', 'ConfirmationNeeded'] satisfies ErrorName[]

test.each(calls)('$name is closed to visitors and members', async ({ method }) => {
  expect(await errorOf(null, method)).toBe('TokenInvalid')
  expect(await errorOf(member, method)).toBe('TokenInvalid')
})

test.each(calls)('$name serves the roles it names, and no other', async ({ method, access }) => {
  for (const [role, someone] of staff) {
    const browser = await signInStaff(node, someone)
    const error = await errorOf(browser, method)
    if (hasStaffAccess(access, [role])) expect([role, refusals.includes(error)]).toEqual([role, false])
    else expect([role, error]).toEqual([role, 'Forbidden'])
  }
})

test.each(calls)('$name refuses ended, expired and idle sessions', async ({ method }) => {
  const someone = await buildStaff(node, ['superAdmin'])
  const { db } = node.app
  const now = node.app.now().getTime()
  const past = { ended_at: new Date(now) }
  const old = { expires_at: new Date(now) }
  const idle = { last_used_at: new Date(now - staffSessionMs.idle) }
  for (const state of [past, old, idle]) {
    const browser = await signInStaff(node, someone)
    await db.updateTable('staff_session').set(state).where('id', '=', browser.sessionId).execute()
    expect(await errorOf(browser, method)).toBe('TokenInvalid')
  }
  await db
    .updateTable('staff_account')
    .set({ closed_at: new Date(now) })
    .where('id', '=', someone.staffId)
    .execute()
  expect(await errorOf(await signInStaff(node, someone), method)).toBe('TokenInvalid')
})

test.each(calls.filter(({ access }) => access.confirmed))(
  '$name requires a confirmation of the last five minutes',
  async ({ method }) => {
    const browser = await buildStaff(node, ['superAdmin'])
    await node.app.db
      .updateTable('staff_session')
      .set({ confirmed_at: new Date(node.app.now().getTime() - confirmationMs) })
      .where('id', '=', browser.sessionId)
      .execute()
    expect(await errorOf(browser, method)).toBe('ConfirmationNeeded')
  },
)

test('the cookie alone is not enough: a form or script of another page cannot act', async () => {
  const browser = await buildStaff(node, ['superAdmin'])
  const unsigned = { headers: { 'x-signature': '0'.repeat(64) } }
  expect(await errorOf(browser, StaffSession.SignOut, unsigned)).toBe('SignatureInvalid')
  const foreign = { headers: { origin: 'https://elsewhere.example' } }
  expect(await errorOf(browser, StaffSession.SignOut, foreign)).toBe('Forbidden')
  expect(await callAs(node, browser, StaffSession.Get, {})).toMatchObject({ name: browser.name })
})

test('the console may be closed to all addresses but some, to sign in too', async () => {
  const browser = await buildStaff(node, ['superAdmin'])
  const inside = { on: office, ip: '203.0.113.9' }
  expect(await errorOf(browser, StaffSession.Get, inside)).toBe(null)
  expect(await errorOf(browser, StaffSession.Get, { on: office })).toBe('Forbidden')
  expect(await errorOf(null, StaffInvitation.Get, { on: office })).toBe('Forbidden')
  expect(await errorOf(null, StaffInvitation.Get, inside)).toBe('InvitationInvalid')
})

test('the path of members does not lead to a call of the console', async () => {
  const key = node.app.env.PRODUCT_KEY
  for (const path of ['StaffSession/Get', 'StaffSession/SignIn']) {
    const url = `/api/services/${key}/${path}`
    expect((await node.server.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
  }
})

test('a call for staff that names no role is not served', () => {
  const open = { ...StaffSession.Get, access: { roles: [], confirmed: false } }
  // @ts-expect-error: the type requires a role.
  expect(() => implement({ Open: open }, { Open: () => Promise.resolve(null) })).toThrow('names no role')
})
