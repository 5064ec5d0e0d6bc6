import { UserLike } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { rankFeed } from './feed.jobs.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const minute = 60_000
const hour = 60 * minute

test('every score is computed again an hour after the last time, at whatever minute', async () => {
  const run = () => {
    const { app } = node
    return rankFeed.perform(jobCtxOf(app), {})
  }
  // Too old for the job that runs each minute.
  const createdAt = new Date(node.app.now().getTime() - 100 * hour)
  const id = await buildPost(node, await buildMember(node), { createdAt })
  await callAs(node, await buildMember(node), UserLike.Like, { targetType: 1, targetId: id, on: true })
  await run()
  const raise = () => node.app.db.updateTable('publish').set({ hot: 999 }).where('id', '=', id).execute()
  const hot = async () => {
    const query = node.app.db.selectFrom('publish').select('hot').where('id', '=', id)
    return (await query.executeTakeFirstOrThrow()).hot
  }
  await raise()
  await run()
  expect(await hot()).toBe(999)
  // The hourly job starts a quarter of an hour late.
  const nextHour = Math.ceil((node.app.now().getTime() + hour) / hour) * hour
  node.setNow(new Date(nextHour + 15 * minute))
  await run()
  expect(await hot()).toBeLessThan(1)
  await raise()
  node.advance(50 * minute)
  await run()
  expect(await hot()).toBe(999)
  node.advance(10 * minute)
  await run()
  expect(await hot()).toBeLessThan(1)
})
