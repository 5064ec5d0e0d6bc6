import { errorCatalogue, UserLevel } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember as buildAtLevel, signIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { countVisit } from './visits.ts'

const dayMs = 24 * 3600_000
let node: TestApp

beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const buildMember = () => buildAtLevel(node, { level: 1 })
/** On a new browser: days have passed. */
const again = ({ userId }: Browser) => signIn(node, userId)
const linesOf = async (member: Browser) => {
  const browser = await again(member)
  return readAll((cursor) => callAs(node, browser, UserLevel.GetExpLines, { maxResultCount: 2, cursor }))
}

test('each seven days in a row count, a make-up card fills a gap once a month', async () => {
  const member = await buildMember()
  const visit = () =>
    node.app.db
      .transaction()
      .execute((tx) =>
        countVisit(tx, { memberId: member.userId, day: dayOf(node.app.now()) }, node.app.now()),
      )
  const missed: string[] = []
  for (let day = 1; day <= 15; day++) {
    node.advance(dayMs)
    if (day === 5 || day === 10) missed.push(dayOf(node.app.now()))
    else await visit()
  }
  const runsOf = async () => (await linesOf(member)).filter(({ rule }) => rule === 'run7').length
  expect(await runsOf()).toBe(0)
  const browser = await again(member)
  const { run } = await callAs(node, browser, UserLevel.GetTasks, {})
  expect(run.days).toBe(5)
  expect(run.fillable).toEqual(expect.arrayContaining(missed))
  const today = dayOf(node.app.now())
  const make = async (day: string) =>
    (await callRaw(node, browser, UserLevel.MakeUpVisit, { day })).body.error?.code
  expect(await make(today)).toBe(errorCatalogue.BadInput.code)
  expect(await make(missed[1] ?? '')).toBeUndefined()
  expect(await runsOf()).toBe(1)
  expect(await make(missed[0] ?? '')).toBe(errorCatalogue.MakeUpUsed.code)
  expect((await linesOf(member)).filter(({ rule }) => rule === 'visit').length).toBe(13)
})

test('a make-up card that joins two runs brings the reward of the second, too', async () => {
  const member = await buildMember()
  const today = dayOf(node.app.now())
  const dayBefore = (count: number) => dayOf(new Date(node.app.now().getTime() - count * dayMs))
  const count = (day: string) =>
    node.app.db
      .transaction()
      .execute((tx) => countVisit(tx, { memberId: member.userId, day }, node.app.now()))
  // Six days, one missed, and seven days that have counted.
  for (let ago = 13; ago >= 0; ago--) if (ago !== 7) await count(dayBefore(ago))
  const runsOf = async () => (await linesOf(member)).filter(({ rule }) => rule === 'run7').length
  expect(await runsOf()).toBe(1)
  await count(dayBefore(7))
  expect(await runsOf()).toBe(2)
  await count(today)
  expect(await runsOf()).toBe(2)
})
