import { errorCatalogue, NewPublish, UserLevel, type TaskKey } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { countEarnings } from './count-earnings.ts'
import { settlePosts } from './settle-posts.ts'
import { settleLines } from './settle-lines.ts'

const dayMs = 24 * 3600_000
const { TaskClaimed, TaskUnfinished } = errorCatalogue
let node: TestApp
let second: TestNode
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
})
afterAll(() => node.close())

const taskOf = async (member: Browser, key: TaskKey) => {
  const { tasks } = await callAs(node, await signIn(node, member.userId), UserLevel.GetTasks, {})
  const task = tasks.find((one) => one.key === key)
  if (task === undefined) throw new Error(`${key} is not offered`)
  return task
}
const claim = async (member: Browser, key: TaskKey, on: TestNode = node) => {
  const { body } = await callRaw(on, await signIn(on, member.userId), UserLevel.ClaimTask, { key })
  return body.error?.code ?? 'claimed'
}
/** What the member has earned by tasks. */
const gained = async ({ userId }: Browser) => {
  const lines = await node.app.db
    .selectFrom('exp_line')
    .where('member_id', '=', userId)
    .where('rule', 'like', 'task.%')
    .select(['amount', 'coins'])
    .execute()
  return {
    exp: lines.reduce((sum, { amount }) => sum + amount, 0),
    coins: lines.reduce((sum, { coins }) => sum + coins, 0),
  }
}

async function publish(author: Browser): Promise<string> {
  const id = await buildPost(node, author)
  const earning = { memberId: author.userId, rule: 'photo', source: id, publishId: id, at: node.app.now() }
  await node.app.db.transaction().execute((tx) => countEarnings(tx, [earning], { now: node.app.now() }))
  return id
}
async function setDeleted(id: string, isDeleted: boolean, on: TestNode = node): Promise<void> {
  const columns = isDeleted ? { status: 5, deleted_at: node.app.now() } : { status: 2, deleted_at: null }
  await on.app.db.transaction().execute(async (tx) => {
    await tx.updateTable('publish').set(columns).where('id', '=', id).execute()
    await settlePosts(tx, [id], node.app.now())
  })
}

test('the reward of a task is taken back with the post it was for, and given back with it', async () => {
  const author = await buildMember(node)
  const id = await publish(author)
  const { exp, coins, goal } = await taskOf(author, 'dayPhoto')
  expect(goal).toBe(1)
  expect([await claim(author, 'dayPhoto'), await claim(author, 'firstPhoto')]).toEqual(['claimed', 'claimed'])
  const all = await gained(author)
  expect(all.exp).toBeGreaterThan(exp)
  expect(all.coins).toBeGreaterThanOrEqual(coins)

  await setDeleted(id, true)
  await setDeleted(id, true)
  expect(await gained(author)).toEqual({ exp: 0, coins: 0 })
  expect(await taskOf(author, 'dayPhoto')).toMatchObject({ state: 0, progress: 0 })
  expect(await claim(author, 'dayPhoto')).toBe(TaskUnfinished.code)
  await setDeleted(id, false)
  expect(await gained(author)).toEqual(all)
  expect(await claim(author, 'dayPhoto')).toBe(TaskClaimed.code)
})

test('what else was published completes the task again, once', async () => {
  const author = await buildMember(node)
  const first = await publish(author)
  await claim(author, 'dayPhoto')
  const { exp } = await gained(author)
  await setDeleted(first, true)
  const other = await publish(author)
  expect(await claim(author, 'dayPhoto')).toBe('claimed')
  expect(await claim(author, 'dayPhoto')).toBe(TaskClaimed.code)
  await setDeleted(first, false)
  expect((await gained(author)).exp).toBe(exp)
  // One of the two is enough.
  await setDeleted(first, true)
  expect((await gained(author)).exp).toBe(exp)
  await setDeleted(other, true)
  expect((await gained(author)).exp).toBe(0)
})

test('a task of ten works is taken back below ten, not by a work more; what is deleted later is not looked at', async () => {
  const author = await buildMember(node)
  const ids: string[] = []
  for (let made = 0; made < 11; made++) ids.push(await buildPost(node, author))
  // As publishing counts them.
  await node.app.db
    .updateTable('member_counter')
    .set({ publish_count: ids.length })
    .where('member_id', '=', author.userId)
    .execute()
  expect(await claim(author, 'posts10')).toBe('claimed')
  const all = await gained(author)
  const [one = '', next = '', third = ''] = ids
  await setDeleted(one, true)
  expect(await gained(author)).toEqual(all)
  await setDeleted(next, true)
  expect((await gained(author)).exp).toBe(0)
  await setDeleted(next, false)
  expect(await gained(author)).toEqual(all)
  node.advance(8 * dayMs)
  for (const id of [next, third]) await setDeleted(id, true)
  await setDeleted(await publish(author), true)
  expect(await gained(author)).toEqual(all)
})

test('the reward for a comment is taken back with the comment', async () => {
  const [author, writer] = [await buildMember(node), await buildMember(node)]
  const publishId = await buildPost(node, author)
  const { id } = await callAs(node, writer, NewPublish.Reply, { publishId, text: '这里的光真好，云也好看' })
  const earning = { memberId: writer.userId, rule: 'comment', source: id, publishId, at: node.app.now() }
  await node.app.db.transaction().execute((tx) => countEarnings(tx, [earning], { now: node.app.now() }))
  expect(await claim(writer, 'firstComment')).toBe('claimed')
  const all = await gained(writer)
  const set = (status: number) =>
    node.app.db.transaction().execute(async (tx) => {
      await tx.updateTable('reply').set({ status }).where('id', '=', id).execute()
      await settleLines(tx, 'reply.settled', [id], { now: node.app.now(), withTasks: true })
    })
  await set(5)
  expect(await gained(writer)).toEqual({ exp: 0, coins: 0 })
  expect(await claim(writer, 'firstComment')).toBe(TaskUnfinished.code)
  await set(2)
  expect(await gained(writer)).toEqual(all)
})

test('a claim and the deletion at once, on two nodes, leave nothing', async () => {
  const author = await buildMember(node)
  for (let round = 0; round < 5; round++) {
    const id = await publish(author)
    const [response] = await Promise.all([claim(author, 'dayPhoto', second), setDeleted(id, true)])
    expect(['claimed', TaskUnfinished.code]).toContain(response)
    expect((await gained(author)).exp, String(round)).toBe(0)
  }
})
