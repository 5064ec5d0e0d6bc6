import { errorCatalogue, StaffSession } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSharedClock } from '../../db/shared-clock.ts'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildStaff, signInStaff, staffPassword, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { permitSignInTry } from './permit-try.ts'
import { consumeSecondFactor, renewRecoveryCodes } from './second-factor.ts'
import { totpAt } from './totp.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const stepMs = 30_000
const codeOf = ({ totpSecret }: StaffBrowser, aheadMs = 0) =>
  totpAt(totpSecret, new Date(node.app.now().getTime() + aheadMs))
const attempt = (name: string, password: string, code: string, ip?: string) =>
  callRaw(node, null, StaffSession.SignIn, { name, password, code }, ip === undefined ? {} : { ip })
async function signInCode(name: string, password: string, code: string): Promise<number | null> {
  return (await attempt(name, password, code)).body.error?.code ?? null
}
/** So that no step ends between the making of a code and its comparison. */
const beginStep = () => node.setNow(new Date(Math.ceil(node.app.now().getTime() / stepMs) * stepMs))
const { StaffSignInWrong, StaffLocked } = errorCatalogue

test('staff sign in with name, password and code, on a cookie for the calls of the console alone', async () => {
  const staff = await buildStaff(node, ['moderator'])
  const { body, headers } = await attempt(staff.name.toUpperCase(), staffPassword, codeOf(staff))
  expect(body.result).toMatchObject({ id: staff.staffId, name: staff.name, roles: ['moderator'] })
  const cookie = String(headers['set-cookie'])
  expect(cookie).toMatch(/^staff=[\w-]{43}; Max-Age=28800; Path=\/api\/console; HttpOnly; SameSite=Strict$/)
  const staffSecret = cookie.slice('staff='.length, cookie.indexOf(';'))
  expect(await callAs(node, { ...staff, staffSecret }, StaffSession.Get, {})).toEqual(body.result)
})

test('a code counts once, also when two browsers send it at once, and an older one never after it', async () => {
  const staff = await buildStaff(node, ['moderator'])
  const code = codeOf(staff)
  const responses = await Promise.all([1, 2].map(() => signInCode(staff.name, staffPassword, code)))
  expect(new Set(responses)).toEqual(new Set([null, StaffSignInWrong.code]))
  expect(await signInCode(staff.name, staffPassword, codeOf(staff, -stepMs))).toBe(StaffSignInWrong.code)
})

test.each([
  [-2 * stepMs, false],
  [-stepMs, true],
  [stepMs, true],
  [2 * stepMs, false],
])('a code of a clock %i ms ahead is accepted: %s', async (aheadMs, isAccepted) => {
  const staff = await buildStaff(node, ['moderator'])
  beginStep()
  const expected = isAccepted ? null : StaffSignInWrong.code
  expect(await signInCode(staff.name, staffPassword, codeOf(staff, aheadMs))).toBe(expected)
})

test('the fifth failure locks a name for 15 minutes, whether or not an account has it', async () => {
  const staff = await buildStaff(node, ['moderator'])
  for (const name of [staff.name, 'nobody']) {
    for (let tries = 0; tries < 5; tries += 1) {
      node.advance(60_000)
      expect(await signInCode(name, 'wrong', '000000')).toBe(StaffSignInWrong.code)
    }
    const { body } = await attempt(name, staffPassword, codeOf(staff))
    expect(body.error).toMatchObject({ code: StaffLocked.code, details: { n: expect.any(Number) } })
    // Comparing passwords takes some of the seconds.
    const n = Number(Reflect.get(body.error?.details ?? {}, 'n'))
    expect([n > 880, n <= 900]).toEqual([true, true])
  }
  node.advance(15 * 60_000)
  expect(await signInCode(staff.name, staffPassword, codeOf(staff))).toBe(null)
})

test('strangers who know a name keep its owner out neither elsewhere nor of a live session', async () => {
  const staff = await buildStaff(node, ['moderator'])
  for (let tries = 0; tries < 5; tries += 1) await attempt(staff.name, 'wrong', '000000', '10.3.0.1')
  const locked = await attempt(staff.name, staffPassword, codeOf(staff), '10.3.0.1')
  expect(locked.body.error?.code).toBe(StaffLocked.code)
  beginStep()
  const confirm = (code: string) => callRaw(node, staff, StaffSession.Confirm, { code }, { ip: '10.3.0.1' })
  expect((await confirm(codeOf(staff, -stepMs))).body.error).toBeNull()
  const elsewhere = await attempt(staff.name, staffPassword, codeOf(staff), '10.3.0.2')
  expect(elsewhere.body.error).toBeNull()
})

test('a session has five tries of its own', async () => {
  const staff = await buildStaff(node, ['moderator'])
  const other = await signInStaff(node, staff)
  const confirm = async (who: StaffBrowser, code: string) =>
    (await callRaw(node, who, StaffSession.Confirm, { code })).body.error?.code ?? null
  for (let tries = 0; tries < 5; tries += 1)
    expect(await confirm(staff, '000000')).toBe(StaffSignInWrong.code)
  beginStep()
  expect(await confirm(staff, codeOf(staff))).toBe(StaffLocked.code)
  expect(await confirm(other, codeOf(staff))).toBe(null)
  expect(await signInCode(staff.name, staffPassword, codeOf(staff, stepMs))).toBe(null)
})

test('from many addresses sixty tries an hour of one name are possible', async () => {
  const staff = await buildStaff(node, ['moderator'])
  const { db, log } = node.app
  const begin = (ip: string) => permitSignInTry({ db, log, now: node.app.now(), ip }, staff.name)
  for (let tries = 0; tries < 60; tries += 1) await begin(`10.4.0.${tries % 20}`)
  await expect(begin('10.4.1.1')).rejects.toThrow('StaffLocked')
  // Attempts refused because of the name did not count for the address.
  node.advance(3600_000)
  for (let tries = 0; tries < 5; tries += 1) await begin('10.4.1.1')
  await expect(begin('10.4.1.1')).rejects.toThrow('StaffLocked')
  await begin('10.4.1.2')
})

test('made-up names leave no row in the audit log', async () => {
  const rows = () => node.app.db.selectFrom('staff_act').select('seq').execute()
  const before = (await rows()).length
  await attempt('made-up', 'wrong', '000000')
  expect(await rows()).toHaveLength(before)
})

test('a node whose clock is wrong accepts the codes of now, and none of its own time', async () => {
  const staff = await buildStaff(node, ['moderator'])
  beginStep()
  const wrong = new Date(node.app.now().getTime() + 10 * 60_000)
  const account = await node.app.db
    .selectFrom('staff_account')
    .selectAll()
    .where('name', '=', staff.name)
    .executeTakeFirstOrThrow()
  const ctx = { app: { ...node.app, now: () => wrong }, db: node.app.db, now: wrong }
  const isRight = (code: string) => consumeSecondFactor(ctx, { staff: account, code })
  expect(await isRight(totpAt(staff.totpSecret, wrong))).toBe(false)
  expect(await isRight(codeOf(staff, stepMs))).toBe(true)
})

test('the shared clock is that of the database', async () => {
  const before = Date.now()
  const told = (await readSharedClock(node.app.db)).getTime()
  // The database of the tests runs on this machine.
  expect(told).toBeGreaterThan(before - 1000)
  expect(told).toBeLessThan(Date.now() + 1000)
})

test('a recovery code counts once in place of the authenticator, written as it was shown or not', async () => {
  const staff = await buildStaff(node, ['moderator'])
  const [first = '', second = ''] = await node.app.db
    .transaction()
    .execute((tx) => renewRecoveryCodes(tx, staff.staffId))
  expect(first).toMatch(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
  expect(await signInCode(staff.name, staffPassword, first)).toBe(null)
  expect(await signInCode(staff.name, staffPassword, first)).toBe(StaffSignInWrong.code)
  const { body } = await attempt(staff.name, staffPassword, second.toLowerCase().replaceAll('-', ' '))
  expect(body.result).toMatchObject({ recoveryCodesLeft: 8 })
})

test('a closed account and one that does not exist get the same response', async () => {
  const staff = await buildStaff(node, ['moderator'])
  await node.app.db
    .updateTable('staff_account')
    .set({ closed_at: node.app.now() })
    .where('id', '=', staff.staffId)
    .execute()
  const closed = (await attempt(staff.name, staffPassword, codeOf(staff))).body
  const unknown = (await attempt('noone', staffPassword, codeOf(staff))).body
  expect(closed).toEqual(unknown)
  expect(closed.error?.code).toBe(StaffSignInWrong.code)
})

test('signing in and failing to are in the audit log', async () => {
  const staff = await buildStaff(node, ['moderator'])
  await attempt(staff.name, 'wrong', codeOf(staff))
  await attempt(staff.name, staffPassword, codeOf(staff))
  const rows = await node.app.db
    .selectFrom('staff_act')
    .where('target_id', '=', staff.staffId)
    .orderBy('seq')
    .select(['actor', 'act', 'staff_id', 'ip'])
    .execute()
  expect(rows).toEqual([
    { actor: staff.name, act: 'staff.signInFailed', staff_id: null, ip: '127.0.0.1' },
    { actor: staff.name, act: 'staff.signedIn', staff_id: staff.staffId, ip: '127.0.0.1' },
  ])
})

test('a session ends half an hour after its last call, and eight hours after it began', async () => {
  const staff = await buildStaff(node, ['moderator'])
  for (let minutes = 0; minutes < 8 * 60 - 25; minutes += 25) {
    expect((await callRaw(node, staff, StaffSession.Get, {})).body.error).toBeNull()
    node.advance(25 * 60_000)
  }
  node.advance(25 * 60_000)
  expect((await callRaw(node, staff, StaffSession.Get, {})).body.error?.code).toBe(100)
  const idle = await signInStaff(node, staff)
  node.advance(30 * 60_000)
  expect((await callRaw(node, idle, StaffSession.Get, {})).body.error?.code).toBe(100)
})

test('a new password ends the other sessions; a wrong one counts as a failure', async () => {
  const staff = await buildStaff(node, ['moderator'])
  const other = await signInStaff(node, staff)
  const newPassword = '等光落到对岸的屋顶上再按下快门钮'
  const change = (password: string) =>
    callRaw(node, staff, StaffSession.ChangePassword, { password, newPassword })
  expect((await change('wrong')).body.error?.code).toBe(StaffSignInWrong.code)
  expect((await change(staffPassword)).body.error).toBeNull()
  expect((await callRaw(node, other, StaffSession.Get, {})).body.error?.code).toBe(100)
  expect(await signInCode(staff.name, staffPassword, codeOf(staff))).toBe(StaffSignInWrong.code)
  expect(await signInCode(staff.name, newPassword, codeOf(staff))).toBe(null)
})

test.each([
  ['short', 400],
  ['passwordpassword1', null],
  ['aaaaaaaaaaaaaaaaa', errorCatalogue.PasswordRefused.code],
])('the new password %s gets %s', async (newPassword, expected) => {
  const staff = await buildStaff(node, ['moderator'])
  const { body } = await callRaw(node, staff, StaffSession.ChangePassword, {
    password: staffPassword,
    newPassword,
  })
  expect(body.error?.code ?? null).toBe(expected)
})

test('staff see their own devices and end one', async () => {
  const staff = await buildStaff(node, ['moderator'])
  const other = await signInStaff(node, staff)
  const outsider = await buildStaff(node, ['superAdmin'])
  const { items } = await callAs(node, staff, StaffSession.GetList, {})
  expect(new Map(items.map(({ id, isCurrent }) => [id, isCurrent]))).toEqual(
    new Map([
      [staff.sessionId, true],
      [other.sessionId, false],
    ]),
  )
  const end = (who: StaffBrowser) => callRaw(node, who, StaffSession.End, { id: other.sessionId })
  expect((await end(outsider)).body.error?.code).toBe(errorCatalogue.ContentNotFound.code)
  expect((await end(staff)).body.error).toBeNull()
  expect((await callRaw(node, other, StaffSession.Get, {})).body.error?.code).toBe(100)
})
