import { UserInfo } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { endSession } from '../../session/end-session.ts'
import { flushSessionUses, useIntervalMs } from './record-use.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp({ lockWithinMs: 1000 })
})
afterAll(() => node.close())

// Addresses of two provinces.
const shanghai = '101.80.0.1'
const beijing = '114.240.0.1'

async function rowOf(userId: string) {
  await flushSessionUses(node.app)
  const row = await node.app.db
    .selectFrom('session')
    .where('member_id', '=', userId)
    .select(['id', 'last_used_at', 'ip', 'region', 'ended_at'])
    .executeTakeFirstOrThrow()
  return { ...row, lastUsedAt: row.last_used_at.getTime() }
}

test('a session has the time and region of its last use, to within five minutes', async () => {
  const alice = await buildMember(node)
  const use = (ip: string) => callAs(node, alice, UserInfo.Get, {}, { ip })
  const made = await rowOf(alice.userId)
  node.advance(3600_000)
  await use(shanghai)
  const first = await rowOf(alice.userId)
  expect(first.lastUsedAt - made.lastUsedAt).toBeGreaterThanOrEqual(3600_000)
  expect(first).toMatchObject({ ip: shanghai, region: '上海' })
  node.advance(useIntervalMs - 60_000)
  await use(beijing)
  expect(await rowOf(alice.userId)).toEqual(first)
  node.advance(2 * 60_000)
  await use(beijing)
  const later = await rowOf(alice.userId)
  expect(later).toMatchObject({ ip: beijing, region: '北京' })
  expect(later.lastUsedAt).toBeGreaterThan(first.lastUsedAt)

  const second = await signIn(node, alice.userId)
  node.advance(useIntervalMs)
  const [mine] = (await callAs(node, second, UserInfo.GetSessions, {}, { ip: beijing })).filter(
    (one) => !one.isCurrent,
  )
  expect(mine?.region).toBe('北京')
})

test('uses that could not be written are written with the next ones: no day of a member is lost', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  node.advance(24 * 3600_000)
  for (const one of [alice, bob]) await callAs(node, one, UserInfo.Get, {}, { ip: shanghai })
  const { db } = node.app
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('session').select('id').where('member_id', '=', alice.userId).forUpdate().execute()
    await flushSessionUses(node.app)
  })
  const days = () =>
    db
      .selectFrom('member_day')
      .select('member_id')
      .where('member_id', 'in', [alice.userId, bob.userId])
      .where('day', '=', dayOf(node.app.now()))
      .execute()
  expect(await days()).toEqual([])
  node.advance(1000)
  await callAs(node, bob, UserInfo.Get, {}, { ip: beijing })
  await flushSessionUses(node.app)
  expect(await days()).toHaveLength(2)
  expect(await rowOf(alice.userId)).toMatchObject({ ip: shanghai, region: '上海' })
})

test('a day counts whatever the session was used for afterwards', async () => {
  const carol = await buildMember(node)
  await rowOf(carol.userId)
  node.advance(24 * 3600_000)
  await callAs(node, carol, UserInfo.Get, {}, { ip: shanghai })
  node.advance(1000)
  await callAs(node, carol, UserInfo.RefreshToken, {}, { ip: shanghai })
  await flushSessionUses(node.app)
  const { rows } = await sql`select from member_day
    where member_id = ${carol.userId} and day = ${dayOf(node.app.now())}`.execute(node.app.db)
  expect(rows).toHaveLength(1)
})

test('both days count of a session that is used before and after midnight', async () => {
  const dave = await buildMember(node)
  await rowOf(dave.userId)
  const evening = new Date(`${dayOf(new Date(node.app.now().getTime() + 24 * 3600_000))}T23:55:00+08:00`)
  const morning = new Date(evening.getTime() + 10 * 60_000)
  for (const at of [evening, morning]) {
    node.setNow(at)
    await callAs(node, dave, UserInfo.Get, {}, { ip: at === evening ? shanghai : beijing })
  }
  const { lastUsedAt, ip } = await rowOf(dave.userId)
  expect([lastUsedAt >= morning.getTime(), ip]).toEqual([true, beijing])
  const { rows } = await sql<{ day: string }>`select payload ->> 'day' as day from outbox_event
    where name = 'member.visited' and payload ->> 'memberId' = ${dave.userId} order by day`.execute(
    node.app.db,
  )
  expect(rows.map(({ day }) => day)).toEqual([dayOf(evening), dayOf(morning)])
})

test('a caller with only the token, and an ended session, record nothing', async () => {
  const bob = await buildMember(node)
  const made = await rowOf(bob.userId)
  node.advance(3600_000)
  const thief = { ...bob, cookie: 'another-browser' }
  expect((await callRaw(node, thief, UserInfo.Get, {}, { ip: beijing })).body.success).toBe(false)
  expect(await rowOf(bob.userId)).toEqual(made)
  await callAs(node, bob, UserInfo.Get, {}, { ip: shanghai })
  await node.app.db.transaction().execute((tx) => endSession({ now: node.app.now() }, tx, made.id, 'logout'))
  expect(await rowOf(bob.userId)).toMatchObject({ ip: '', lastUsedAt: made.lastUsedAt })
})
