import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCircle } from '../../../testing/circles.ts'
import { buildMember } from '../../../testing/people.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { joinChosen } from './join-chosen.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('who registers joins the free circles they chose, applies to the audited, and passes over the others', async () => {
  const [owner, newcomer] = [await buildMember(node), await buildMember(node)]
  const free = await buildCircle(node, owner)
  const audited = await buildCircle(node, owner, { audit: 1 })
  const invited = await buildCircle(node, owner, { audit: 2 })
  const full = await buildCircle(node, owner, { maxMembers: 1 })
  const circleIds = [free, audited, invited, full, randomUUID()]
  const join = () =>
    node.app.db
      .transaction()
      .execute((tx) =>
        joinChosen({ app: node.app, tx, now: node.app.now() }, { memberId: newcomer.userId, circleIds }),
      )
  // Delivered twice, it changes nothing more.
  await join()
  await join()
  const rows = await node.app.db
    .selectFrom('circle_member')
    .select(['circle_id', 'status'])
    .where('member_id', '=', newcomer.userId)
    .execute()
  expect(new Map(rows.map((row) => [row.circle_id, row.status]))).toEqual(
    new Map([
      [free, 2],
      [audited, 1],
    ]),
  )
  const counts = await node.app.db
    .selectFrom('circle')
    .select(['id', 'member_count', 'waiting_count'])
    .where('id', 'in', [free, audited, full])
    .execute()
  expect(new Map(counts.map((row) => [row.id, [row.member_count, row.waiting_count]]))).toEqual(
    new Map([
      [free, [2, 0]],
      [audited, [1, 1]],
      [full, [1, 0]],
    ]),
  )
})
