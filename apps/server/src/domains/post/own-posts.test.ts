import { NewPublish, UserLike, errorCatalogue } from '@guangquan/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counterProofs } from '../../program.ts'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildVote } from '../../testing/votes.ts'

let node: TestApp
let alice: Browser
let bob: Browser

beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
  bob = await buildMember(node)
})
afterAll(() => node.close())

async function publish(text: string) {
  const pictures = [{ fileId: await buildFile(node, alice) }]
  const { id } = await callAs(node, alice, NewPublish.Publish, {
    publishType: 1,
    pictures,
    text,
    tags: ['海'],
  })
  return id
}
const own = (more: object = {}) => callAs(node, alice, NewPublish.GetOwnPublishList, more)
const prove = () =>
  proveCounters(
    { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal },
    counterProofs,
  )
const missing = errorCatalogue.ContentNotFound.code

test('a restored post is as it was, counters and files included', async () => {
  const id = await publish('回来')
  await callAs(node, bob, UserLike.Like, { targetType: 1, targetId: id, on: true })
  const before = await callAs(node, null, NewPublish.Detail, { id })
  await callAs(node, alice, NewPublish.DeletePublish, { id })
  const [binned] = (await own({ bin: true })).items
  expect(binned).toMatchObject({
    id,
    status: 5,
    deletedTime: expect.any(String),
    restoreUntil: expect.any(String),
  })
  expect((await own()).items).toEqual([])
  expect(await callAs(node, alice, NewPublish.RestorePublish, { id })).toEqual({ status: 2 })
  expect(await callAs(node, null, NewPublish.Detail, { id })).toMatchObject({
    createTime: before.createTime,
    likeCount: 1,
    pictures: before.pictures,
  })
  expect(await prove()).toEqual([])
  const twice = await callRaw(node, alice, NewPublish.RestorePublish, { id })
  expect(twice.body.error?.code).toBe(missing)
})

test('nobody restores or purges what is not in their recycle bin', async () => {
  const id = await publish('别人的')
  expect((await callRaw(node, alice, NewPublish.PurgePublish, { id })).body.error?.code).toBe(missing)
  await callAs(node, alice, NewPublish.DeletePublish, { id })
  expect((await callRaw(node, bob, NewPublish.RestorePublish, { id })).body.error?.code).toBe(missing)
  expect((await callRaw(node, bob, NewPublish.PurgePublish, { id })).body.error?.code).toBe(missing)
  await callAs(node, alice, NewPublish.PurgePublish, { id })
  expect((await own({ bin: true })).items.map((post) => post.id)).not.toContain(id)
  expect((await callRaw(node, alice, NewPublish.RestorePublish, { id })).body.error?.code).toBe(missing)
  expect(await prove()).toEqual([])
})

test('the list can be filtered by kind and state, page by page', async () => {
  const first = await publish('一')
  const second = await publish('二')
  const vote = await buildVote(node, alice)
  await node.app.db.updateTable('publish').set({ status: 1 }).where('id', '=', second).execute()
  expect((await own({ publishType: 4 })).items.map((post) => post.id)).toEqual([vote.id])
  const page = await own({ publishType: 1, maxResultCount: 1 })
  expect(page.items).toMatchObject([{ id: second, status: 1 }])
  const next = await own({ publishType: 1, maxResultCount: 1, cursor: page.nextCursor ?? '' })
  expect(next.items.map((post) => post.id)).toEqual([first])
})

test('own tags are those of the latest posts, last used first', async () => {
  const carol = await buildMember(node)
  for (const tags of [
    ['山行', '雾里'],
    ['海边', '雾里'],
  ]) {
    const pictures = [{ fileId: await buildFile(node, carol) }]
    await callAs(node, carol, NewPublish.Publish, { publishType: 1, pictures, tags })
    node.advance(1000)
  }
  const tags = await callAs(node, carol, NewPublish.GetUserTagList, {})
  expect(new Set(tags.slice(0, 2))).toEqual(
    new Set([
      { name: '海边', count: 1 },
      { name: '雾里', count: 2 },
    ]),
  )
  expect(tags[2]).toEqual({ name: '山行', count: 1 })
})
