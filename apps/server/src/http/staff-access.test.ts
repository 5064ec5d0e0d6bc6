import { body, errorCatalogue, method, service, staff, staffRoles, type StaffRole } from '@guangquan/contract'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { implement } from './implement.ts'

const Console = service('Console', {
  Whoami: method({
    summary: '审核员是谁',
    access: staff('moderator', 'support'),
    visitorCacheSeconds: 60,
    input: body({}),
    output: z.object({ name: z.string() }),
    errors: [],
  }),
})

let node: TestApp
let member: Browser
beforeAll(async () => {
  node = await openTestApp({
    visitorCache: true,
    implementations: implement(Console, { Whoami: (ctx) => Promise.resolve({ name: ctx.staff.name }) }),
  })
  member = await buildMember(node)
})
afterAll(() => node.close())

/** All callers are staff with these roles; null for nobody. */
function staffIs(name: string, roles: readonly StaffRole[] | null): void {
  node.app.findStaff = () => Promise.resolve(roles === null ? null : { id: name, name, roles })
}
const codeFor = async (who: Browser | null) =>
  (await callRaw(node, who, Console.Whoami, {})).body.error?.code ?? null

test('a call for staff is closed to visitors and members, as long as nobody finds staff', async () => {
  expect(await codeFor(null)).toBe(errorCatalogue.TokenInvalid.code)
  expect(await codeFor(member)).toBe(errorCatalogue.TokenInvalid.code)
})

test.each(staffRoles)('%s passes where the call names the role, and nowhere else', async (role) => {
  staffIs('苏晚', [role])
  const passes = ['superAdmin', 'moderator', 'support'].includes(role)
  expect(await codeFor(null)).toBe(passes ? null : errorCatalogue.Forbidden.code)
})

test('staff without a role are refused', async () => {
  staffIs('苏晚', [])
  expect(await codeFor(null)).toBe(errorCatalogue.Forbidden.code)
})

test('an answer for staff is shared with nobody', async () => {
  staffIs('苏晚', ['moderator'])
  expect(await callAs(node, null, Console.Whoami, {})).toEqual({ name: '苏晚' })
  staffIs('沈默', ['support'])
  expect(await callAs(node, null, Console.Whoami, {})).toEqual({ name: '沈默' })
})

test('the path of members does not lead to a call for staff', async () => {
  staffIs('苏晚', ['moderator'])
  const key = node.app.env.PRODUCT_KEY
  const response = await node.server.inject({
    method: 'POST',
    url: `/api/services/${key}/Console/Whoami`,
    payload: {},
  })
  expect(response.statusCode).toBe(404)
})

test('a call for staff that names no role is not served', () => {
  const open = { ...Console.Whoami, access: { roles: [] } }
  // @ts-expect-error: the type requires a role.
  expect(() => implement({ Open: open }, { Open: () => Promise.resolve({ name: '' }) })).toThrow(
    'names no role',
  )
})
