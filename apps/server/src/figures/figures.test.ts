import { maxFigureDays, StaffDashboard, UserInfo, type FigureName } from '@guangquan/contract'
import { dayOf, instantOf } from '@guangquan/rules/time-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { figures } from '../program.ts'
import { flushSessionUses } from '../http/identity/record-use.ts'
import { callAs, callRaw, signedHeaders } from '../testing/call-as.ts'
import { login } from '../testing/login.ts'
import { buildMember, signIn } from '../testing/people.ts'
import { buildPost } from '../testing/posts.ts'
import { buildStaff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { countFigures } from './count-figures.ts'
import { shiftDay } from './figure.ts'
import { flushTally } from './tally.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  node.setNow(instantOf('2026-11-10 12:00:00'))
})
afterAll(() => node.close())

const count = () =>
  countFigures({ db: node.app.db, now: node.app.now(), signal: AbortSignal.timeout(60_000) }, figures)

/** The values of a figure, as the console shows them. */
async function valuesOf(name: FigureName, fromDay: string, toDay: string) {
  const staff = await buildStaff(node, ['analyst'])
  const { figures: shown } = await callAs(node, staff, StaffDashboard.Get, { fromDay, toDay })
  return shown.find((one) => one.name === name)
}
const valueOn = async (name: FigureName, day: string) => (await valuesOf(name, day, day))?.values[0]

test('days are those of Shanghai, and the days before the first count are counted too', async () => {
  const author = await buildMember(node, { createdAt: instantOf('2026-11-08 08:00:00') })
  for (const time of [
    '2026-11-08 23:59:59',
    '2026-11-09 00:00:00',
    '2026-11-09 23:59:59',
    '2026-11-10 00:00:00',
  ])
    await node.app.db
      .updateTable('publish')
      .set({ created_at: instantOf(time) })
      .where('id', '=', await buildPost(node, author))
      .execute()
  await count()
  expect(await valuesOf('posts', '2026-11-09', '2026-11-10')).toEqual({
    name: 'posts',
    values: [2, 1],
    // Nothing is known about the site before the first post.
    before: [null, 1],
  })
})

test('a day is counted again until it has ended, and not changed afterwards', async () => {
  const author = await buildMember(node)
  const today = dayOf(node.app.now())
  const before = (await valueOn('posts', today)) ?? 0
  await buildPost(node, author)
  await count()
  expect(await valueOn('posts', today)).toBe(before + 1)
  await buildPost(node, author)
  // Nobody counted at the end of that day, nor on the next.
  node.advance(2 * 24 * 3600_000)
  await count()
  expect(await valueOn('posts', today)).toBe(before + 2)
  expect(await valueOn('posts', shiftDay(today, 1))).toBe(0)
  await node.app.db
    .updateTable('publish')
    .set({ created_at: instantOf('2026-11-01 00:00:00') })
    .execute()
  await count()
  expect(await valueOn('posts', today)).toBe(before + 2)
})

test('members are active once a day, and come back after 1, 7 and 30 days', async () => {
  node.setNow(instantOf('2027-01-01 23:57:00'))
  const joined = { createdAt: node.app.now() }
  const alice = await buildMember(node, joined)
  const bob = await buildMember(node, joined)
  const visit = async (...userIds: string[]) => {
    for (const userId of userIds) await callAs(node, await signIn(node, userId), UserInfo.Get, {})
    await flushSessionUses(node.app)
  }
  await visit(alice.userId, alice.userId, bob.userId)
  // Minutes later it is another day.
  const session = await signIn(node, alice.userId)
  await callAs(node, session, UserInfo.Get, {})
  node.setNow(instantOf('2027-01-02 00:01:00'))
  await callAs(node, session, UserInfo.Get, {})
  await flushSessionUses(node.app)
  node.setNow(instantOf('2027-01-08 09:00:00'))
  await visit(bob.userId)
  node.setNow(instantOf('2027-01-31 09:00:00'))
  await visit(alice.userId, bob.userId)
  await count()
  expect((await valuesOf('activeDay', '2027-01-01', '2027-01-03'))?.values).toEqual([2, 1, 0])
  expect(await valueOn('activeWeek', '2027-01-08')).toBe(2)
  expect(await valueOn('activeWeek', '2027-01-09')).toBe(1)
  expect(await valueOn('activeMonth', '2027-01-31')).toBe(2)
  expect(await valueOn('members', '2027-01-01')).toBe(2)
  expect(await valueOn('retained1', '2027-01-01')).toBe(1)
  expect(await valueOn('retained7', '2027-01-01')).toBe(1)
  // The thirtieth day has not ended.
  expect(await valueOn('retained30', '2027-01-01')).toBeNull()
  node.setNow(instantOf('2027-02-01 00:03:00'))
  await count()
  expect(await valueOn('retained30', '2027-01-01')).toBe(2)
})

test('failed sign-ins are counted, whoever made them', async () => {
  const today = dayOf(node.app.now())
  for (let tries = 0; tries < 3; tries++) await login(node, 'nobody_here', 'a wrong password')
  await flushTally(node.app)
  await login(node, 'nobody_here', 'a wrong password')
  await flushTally(node.app)
  expect(await valueOn('failedSignIns', today)).toBe(4)
})

test('of the database the present size is known, of files the bytes', async () => {
  const { stored } = await node.app.db
    .selectFrom('stored_file')
    .select((eb) => eb.fn.sum<number>('size_bytes').as('stored'))
    .executeTakeFirstOrThrow()
  expect(stored).toBeGreaterThan(0)
  await count()
  const today = dayOf(node.app.now())
  expect(await valueOn('databaseBytes', today)).toBeGreaterThan(1_000_000)
  expect(await valueOn('fileBytes', today)).toBe(stored)
})

test('reports and how long they waited are counted by the day of their decision', async () => {
  const reporter = await buildMember(node)
  const row = (created: string, decided: string | null) => ({
    id: crypto.randomUUID(),
    member_id: reporter.userId,
    report_type: 1,
    target_id: crypto.randomUUID(),
    reason: 1,
    created_at: instantOf(created),
    decided_at: decided === null ? null : instantOf(decided),
  })
  node.setNow(instantOf('2027-03-02 09:00:00'))
  await node.app.db
    .insertInto('report')
    .values([
      row('2027-03-01 10:00:00', '2027-03-01 10:30:00'),
      row('2027-03-01 23:00:00', '2027-03-02 01:00:00'),
      row('2027-03-02 08:00:00', null),
    ])
    .execute()
  await count()
  const values = async (name: FigureName) => (await valuesOf(name, '2027-03-01', '2027-03-02'))?.values
  expect(await values('reports')).toEqual([2, 1])
  expect(await values('decidedReports')).toEqual([1, 1])
  expect(await values('decisionSeconds')).toEqual([1800, 7200])
})

test('the figures of a chosen time are exported by day, with those of the days before', async () => {
  const counts = { '2027-04-01': 3, '2027-04-02': 4, '2027-04-03': 5, '2027-04-04': 6 }
  await node.app.db
    .insertInto('daily_figure')
    .values(
      Object.entries(counts).map(([day, value]) => ({
        name: 'comments',
        day,
        value,
        counted_at: node.app.now(),
      })),
    )
    .execute()
  const staff = await buildStaff(node, ['analyst'])
  const chosen = { fromDay: '2027-04-03', toDay: '2027-04-05', reason: '月报' }
  const { path } = await callAs(node, staff, StaffDashboard.Export, chosen)
  const { cookie = '' } = signedHeaders(node, staff, 'GET', path, '')
  const { body } = await node.server.inject({ method: 'GET', url: path, headers: { cookie } })
  const [heads = [], ...rows] = body
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  const shown = ['日期', '之前的日期', '评论', '之前的评论'].map((head) => heads.indexOf(head))
  expect(rows.map((row) => shown.map((at) => row[at]))).toEqual([
    ['2027-04-03', '2027-03-31', '5', ''],
    ['2027-04-04', '2027-04-01', '6', '3'],
    ['2027-04-05', '2027-04-02', '', '4'],
  ])
})

test.each(['Get', 'Export'] as const)(
  '%s: a range is at most a year long and runs forwards',
  async (name) => {
    node.setNow(instantOf('2026-11-10 12:00:00'))
    const staff = await buildStaff(node, ['analyst'])
    const errorOf = async (fromDay: string, toDay: string) => {
      const more = name === 'Export' ? { reason: '月报' } : {}
      const { body } = await callRaw(node, staff, StaffDashboard[name], { fromDay, toDay, ...more })
      return body.error?.code ?? null
    }
    expect(await errorOf('2026-01-01', shiftDay('2026-01-01', maxFigureDays - 1))).toBeNull()
    expect(await errorOf('2026-01-01', shiftDay('2026-01-01', maxFigureDays))).toBe(400)
    expect(await errorOf('2026-01-02', '2026-01-01')).toBe(400)
  },
)
