import { Gear } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '../../jobs/job.ts'
import { callAs } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { countGearStats, moveGearStats } from './gear.jobs.ts'

let node: TestApp
const lens = { id: 'test-50', name: 'CL 50mm f/1.4', brand: '澄光', max_aperture: 1.4 }
beforeAll(async () => {
  node = await openTestApp()
  await node.app.db.insertInto('lens').values(lens).execute()
})
afterAll(() => node.close())

const run = ({ perform }: Job) => {
  const { app } = node
  return perform(jobCtxOf(app), {})
}
const postCount = async () => (await callAs(node, null, Gear.Get, { kind: 'lens', id: lens.id })).postCount

test('all posts are scanned once, at the first start; then figures change by deltas', async () => {
  const author = await buildMember(node)
  await buildPost(node, author, { lensId: lens.id })
  await run(moveGearStats)
  expect(await postCount()).toBe(0)
  await run(countGearStats)
  expect(await postCount()).toBe(1)
  await buildPost(node, author, { lensId: lens.id })
  await run(moveGearStats)
  expect(await postCount()).toBe(2)
  await sql`update gear_stat set count = 9 where figure = 'posts'`.execute(node.app.db)
  await run(countGearStats)
  expect(await postCount()).toBe(9)
})
