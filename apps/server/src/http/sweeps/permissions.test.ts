import {
  declaredMethods,
  errorCatalogue,
  isOfConsole,
  type Method,
  minimumAgeYears,
  UserInfo,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount, earnTicket } from '../../testing/accounts.ts'
import { callRaw, type Browser } from '../../testing/call-as.ts'
import { newPhone } from '../../testing/codes.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { permissions } from '../../testing/permissions.ts'
import { sampleInput } from '../../testing/sample-input.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedSite } from '../../domains/site/index.ts'

let node: TestApp
let banned: Browser
let signedOut: Browser
let adult: Browser
let minor: Browser
beforeAll(async () => {
  node = await openTestApp()
  const { db } = node.app
  await seedSite(db)
  banned = await buildMember(node)
  signedOut = await buildMember(node)
  // With an account whose names and proofs the calls change.
  adult = (await buildAccount(node)).browser
  minor = (await buildAccount(node)).browser
  await db.updateTable('member').set({ status: 2 }).where('id', '=', banned.userId).execute()
  await db
    .updateTable('session')
    .set({ ended_at: node.app.now(), ended_reason: 'logout' })
    .where('member_id', '=', signedOut.userId)
    .execute()
  await db
    .updateTable('member')
    .set({ birthday: birthdayOf(minimumAgeYears + 1) })
    .where('id', '=', minor.userId)
    .execute()
})
afterAll(() => node.close())

const birthdayOf = (years: number) => `${Number(dayOf(node.app.now()).slice(0, 4)) - years}-01-01`
const names = new Map<number, string>(Object.entries(errorCatalogue).map(([name, { code }]) => [code, name]))

/** The error of a call; null when it succeeds. */
async function verdict(who: Browser | null, method: Method, input: unknown): Promise<string | null> {
  const { error } = (await callRaw(node, who, method, input)).body
  return error === null ? null : (names.get(error.code) ?? String(error.code))
}

const lines = declaredMethods.map((method) => {
  const name = `${method.service}/${method.name}`
  return { name, method, sample: sampleInput(method), permission: permissions.get(name) }
})
const ofMembers = lines.filter(({ permission }) => permission?.who === 'members')
const ofStaff = lines.filter(({ permission }) => permission?.who === 'staff')
const ofConsole = lines.filter(({ permission }) => permission?.who === 'console')
const toMembers = lines.filter(({ method }) => !isOfConsole(method))
const ofEverybody = lines.filter(({ permission }) => permission?.who === 'everybody')
const owned = lines.flatMap(({ permission, ...line }) =>
  permission?.owned === undefined ? [] : [{ ...line, thing: permission.owned }],
)
const memberCalls = ofEverybody.flatMap(({ permission, ...line }) =>
  permission?.forMembers === undefined ? [] : [{ ...line, body: permission.forMembers }],
)

test('every declared call has its row in the table, and every row its call', () => {
  expect([...permissions.keys()].toSorted()).toEqual(lines.map(({ name }) => name).toSorted())
})

test('each call is declared for the callers in the table', () => {
  expect(new Set(ofMembers.map(({ method }) => method.access))).toEqual(new Set(['member']))
  expect(new Set(ofEverybody.map(({ method }) => method.access))).toEqual(new Set(['public']))
  expect(lines.filter(({ method }) => typeof method.access !== 'string')).toEqual(ofStaff)
  expect(lines.filter(({ method }) => method.access === 'console')).toEqual(ofConsole)
})

test.each(toMembers)('$name refuses banned members and ended sessions', async ({ method, sample }) => {
  expect(await verdict(banned, method, sample)).toBe('SignedOutElsewhere')
  expect(await verdict(signedOut, method, sample)).toBe('TokenInvalid')
})

test.each(ofMembers)('$name is closed to visitors, whatever id they send', async ({ method, sample }) => {
  expect(await verdict(null, method, sample)).toBe('TokenInvalid')
  expect(await verdict(null, method, { ...sample, userId: adult.userId })).toBe('TokenInvalid')
})

test.each(ofEverybody)('$name requires no session of visitors', async ({ method, sample }) => {
  expect(await verdict(null, method, sample)).not.toBe('TokenInvalid')
})

test.each(memberCalls)('$name with $wish is for members', async ({ method, body }) => {
  expect(await verdict(null, method, body)).toBe('TokenInvalid')
  expect(await verdict(await signIn(node, adult.userId), method, body)).not.toBe('TokenInvalid')
})

test.each(toMembers)(
  '$name requires no more of a member than the table says, of 15 years or adult',
  async ({ method, sample }) => {
    const responses: (string | null)[] = []
    for (const { userId } of [adult, minor]) {
      // A call may end the session it was made with.
      responses.push(await verdict(await signIn(node, userId), method, ownInput(sample)))
    }
    expect(responses[1]).toBe(responses[0])
    expect(['TokenInvalid', 'SignedOutElsewhere']).not.toContain(responses[0])
  },
)

let people = 0
/** The sample with values that nobody else has, and without a birthday, which would make the minor an adult. */
function ownInput(sample: Record<string, unknown>): Record<string, unknown> {
  const { birthday: _, ...kept } = sample
  people += 1
  const own = {
    phone: newPhone(),
    email: `reader${people}@example.com`,
    nickName: `影友第${people}位`,
    userName: `reader_${people}`,
    clubCardNo: `CG${200_800 + people}`,
  }
  return { ...kept, ...Object.fromEntries(Object.entries(own).filter(([field]) => field in kept)) }
}

test.each(owned)('$name serves the owner of a target and nobody else', async ({ method, thing }) => {
  const owner = await buildAccount(node)
  const outsider = await buildAccount(node)
  const input = await thing.make(node, owner)
  expect(await verdict(outsider.browser, method, input)).toBe(thing.other)
  const forVisitor = method.access === 'public' ? thing.other : 'TokenInvalid'
  expect(await verdict(null, method, input)).toBe(forVisitor)
  expect(await verdict(owner.browser, method, input)).toBe(thing.owner ?? null)
})

test.each([
  [minimumAgeYears - 1, 'UnderAge'],
  [minimumAgeYears + 1, null],
])('a member who claims to be %i years old gets %s, new or existing', async (years, expected) => {
  const phone = newPhone()
  const verifyTicket = await earnTicket(node, null, { kind: 'sms', address: phone }, 1)
  const birthday = birthdayOf(years)
  const registration = { phone, verifyTicket, birthday, nickName: `年方${years}`, agreementCheckBox: true }
  const input = { ...registration, password: '等雾散的那个早晨' }
  expect(await verdict(null, UserInfo.Register, input)).toBe(expected)
  expect(await verdict(await buildMember(node), UserInfo.Update, { birthday })).toBe(expected)
})
