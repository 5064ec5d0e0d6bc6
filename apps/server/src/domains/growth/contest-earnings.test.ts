import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/call-as.ts'
import { buildContest, buildEntry } from '../../testing/contests.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { countEarnings } from './count-earnings.ts'
import { findNamedEarnings } from './find-earnings.ts'
import { settleLines } from './settle-lines.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

/** Runs what the event of a contest triggers, twice. */
async function settle(...people: Browser[]): Promise<void> {
  const payloads = people.map(({ userId: memberId }) => ({ memberId }))
  for (let time = 0; time < 2; time++) {
    const found = await findNamedEarnings(node.app.db, 'contest.settled', payloads)
    await node.app.db.transaction().execute(async (tx) => {
      await countEarnings(tx, found, { now: node.app.now() })
      const ids = people.map(({ userId }) => userId)
      await settleLines(tx, 'contest.settled', ids, { now: node.app.now() })
    })
  }
}

/** What a member has earned by each rule. */
async function earnedOf({ userId }: Browser): Promise<Record<string, number[]>> {
  const { rows } = await sql<{ rule: string; exp: number; coins: number }>`
    select rule, sum(amount)::int as exp, sum(coins)::int as coins from exp_line
    where member_id = ${userId}::uuid group by rule having sum(amount) <> 0`.execute(node.app.db)
  return Object.fromEntries(rows.map(({ rule, exp, coins }) => [rule, [exp, coins]]))
}

const move = (entryId: string, values: { state: number; reason?: number; rank?: number }) =>
  node.app.db
    .updateTable('contest_entry')
    .set({ accepted_at: sql<Date>`coalesce(accepted_at, ${node.app.now()})`, ...values })
    .where('id', '=', entryId)
    .execute()

test('three accepted entries of a contest earn, and one that is disqualified earns no longer', async () => {
  const author = await buildMember(node)
  const contest = await buildContest(node, 1)
  const entries: string[] = []
  for (let count = 0; count < 4; count++) entries.push(await buildEntry(node, contest, { author }))
  await settle(author)
  expect(await earnedOf(author)).toEqual({})
  for (const entry of entries) await move(entry, { state: 2 })
  await settle(author)
  expect(await earnedOf(author)).toEqual({ entry: [60, 15] })
  await move(entries[0] ?? '', { state: 11, reason: 12 })
  await settle(author)
  expect(await earnedOf(author)).toEqual({ entry: [40, 10] })
  await move(entries[0] ?? '', { state: 2, reason: 0 })
  await settle(author)
  expect(await earnedOf(author)).toEqual({ entry: [60, 15] })
})

test('a prize of the brand and a place among the ranked earn; one of a contest of members does not', async () => {
  const { db } = node.app
  const now = node.app.now()
  const [winner, second] = [await buildMember(node), await buildMember(node)]
  const published = { result_at: now, published_at: now, sheet: '{}', sheet_sha256: 'f'.repeat(64) }
  for (const kind of [1, 3]) {
    const contest = await buildContest(node, 30, { kind, ...published })
    const [won, ranked] = [
      await buildEntry(node, contest, { author: winner }),
      await buildEntry(node, contest, { author: second }),
    ]
    await move(won, { state: 10, rank: 1 })
    await move(ranked, { state: 12, rank: 2 })
    await db
      .insertInto('contest_award')
      .values({
        id: uuid(),
        contest_id: contest.id,
        prize_id: contest.prizeId,
        entry_id: won,
        member_id: winner.userId,
        state: 2,
        certificate: `2026-${uuid()}`,
        created_at: now,
        issued_at: now,
      })
      .execute()
  }
  await settle(winner, second)
  expect(await earnedOf(winner)).toEqual({ entry: [40, 10], prize1: [500, 0] })
  expect(await earnedOf(second)).toEqual({ entry: [40, 10], finalist: [30, 30] })
  await db
    .updateTable('contest_award')
    .set({ state: 4, certificate: null })
    .where('member_id', '=', winner.userId)
    .execute()
  await settle(winner, second)
  expect(await earnedOf(winner)).toEqual({ entry: [40, 10] })
})
