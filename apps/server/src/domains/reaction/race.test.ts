import { NewPublish, UserLike } from '@guangquan/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/call-as.ts'
import { callUntilFree } from '../../testing/call-until-free.ts'
import { buildMember, signIn, readCounters } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { counterProofs } from '../../program.ts'

let node: TestApp
let nodes: TestNode[]
let author: Browser
const crowd: Browser[] = []
const crowdSize = 12

beforeAll(async () => {
  node = await openTestApp()
  nodes = [node, await node.addNode()]
  author = await buildMember(node)
  for (let index = 0; index < crowdSize; index++) crowd.push(await buildMember(node))
})
afterAll(() => node.close())

/** A different browser of the same person on each node, so that only the database can serialise them. */
async function everywhere<T>(call: (at: TestNode, as: Browser, index: number) => Promise<T>): Promise<T[]> {
  const calls: Promise<T>[] = []
  for (const [index, person] of crowd.entries()) {
    const again = await signIn(node, person.userId)
    for (const [place, at] of nodes.entries()) {
      for (const browser of [person, again]) calls.push(call(at, browser, index + place))
    }
  }
  return Promise.all(calls)
}

const memberCounts = (userId: string) => readCounters(node, userId)

async function prove(): Promise<string[]> {
  const ctx = { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal }
  return (
    await proveCounters(
      ctx,
      counterProofs.filter(({ table }) => table === 'publish'),
    )
  ).map((drift) => drift.key)
}

test('forty-eight likes by twelve people on two nodes are twelve', async () => {
  const targetId = await buildPost(node, author)
  await everywhere((at, as) => callUntilFree(at, as, UserLike.Like, { targetType: 1, targetId, on: true }))
  const detail = await callUntilFree(node, author, NewPublish.Detail, { id: targetId })
  expect(detail.likeCount).toBe(crowdSize)
  expect((await memberCounts(author.userId)).like_received_count).toBe(crowdSize)
  await everywhere((at, as) => callUntilFree(at, as, UserLike.Like, { targetType: 1, targetId, on: false }))
  expect((await callUntilFree(node, author, NewPublish.Detail, { id: targetId })).likeCount).toBe(0)
  expect((await memberCounts(author.userId)).like_received_count).toBe(0)
})

test('concurrent likes, collects and shares leave every counter equal to its rows', async () => {
  const targetId = await buildPost(node, author)
  const target = { targetType: 1, targetId }
  await everywhere(async (at, as, index) => {
    await callUntilFree(at, as, UserLike.Like, { ...target, on: index % 2 === 0 })
    await callUntilFree(at, as, UserLike.Collect, { ...target, on: index % 3 !== 0 })
    await callUntilFree(at, as, UserLike.Share, { ...target, channel: 'link' })
    await callUntilFree(at, as, UserLike.Like, { ...target, on: index % 5 < 3 })
  })
  expect(await prove()).toEqual([])
  expect((await callUntilFree(node, author, NewPublish.Detail, { id: targetId })).shareCount).toBe(crowdSize)
  for (const person of crowd) {
    const { collect_count } = await memberCounts(person.userId)
    const rows = await node.app.db
      .selectFrom('post_collect')
      .select('publish_id')
      .where('member_id', '=', person.userId)
      .execute()
    expect(collect_count).toBe(rows.length)
  }
  const likes = await node.app.db.selectFrom('post_like').select('publish_id').execute()
  expect((await memberCounts(author.userId)).like_received_count).toBe(likes.length)
})

test('concurrent writing, answering, liking and deleting of comments leaves every counter equal to its rows', async () => {
  const publishId = await buildPost(node, author)
  const top = await callUntilFree(node, author, NewPublish.Reply, { publishId, text: '说吧' })
  await everywhere(async (at, as, index) => {
    const own = await callUntilFree(at, as, NewPublish.Reply, { publishId, text: '我' })
    const response = await callUntilFree(at, as, NewPublish.Reply, {
      publishId,
      text: '答',
      parentId: top.id,
    })
    await callUntilFree(at, as, NewPublish.ReplyLike, { id: top.id, on: index % 2 === 0 })
    if (index % 2 === 0) await callUntilFree(at, as, NewPublish.DeleteReply, { id: response.id })
    if (index % 3 === 0) await callUntilFree(at, as, NewPublish.DeleteReply, { id: own.id })
  })
  expect(await prove()).toEqual([])
  const shown = await node.app.db
    .selectFrom('reply')
    .select(['parent_id'])
    .where('publish_id', '=', publishId)
    .where('status', '=', 2)
    .execute()
  expect((await callUntilFree(node, author, NewPublish.Detail, { id: publishId })).replyCount).toBe(
    shown.length,
  )
  const parent = await node.app.db
    .selectFrom('reply')
    .select(['child_count', 'like_count'])
    .where('id', '=', top.id)
    .executeTakeFirstOrThrow()
  const likes = await node.app.db
    .selectFrom('reply_like')
    .select('member_id')
    .where('reply_id', '=', top.id)
    .execute()
  expect(parent).toEqual({
    child_count: shown.filter((row) => row.parent_id === top.id).length,
    like_count: likes.length,
  })
})

test('answers written while their comment is deleted are deleted and counted so', async () => {
  const publishId = await buildPost(node, author)
  const top = await callUntilFree(node, author, NewPublish.Reply, { publishId, text: '要删' })
  const results = await Promise.allSettled([
    ...crowd.map((as, index) =>
      callUntilFree(nodes[index % 2] ?? node, as, NewPublish.Reply, {
        publishId,
        text: '答',
        parentId: top.id,
      }),
    ),
    callUntilFree(node, author, NewPublish.DeleteReply, { id: top.id }),
  ])
  expect(results.at(-1)?.status).toBe('fulfilled')
  expect((await callUntilFree(node, author, NewPublish.Detail, { id: publishId })).replyCount).toBe(0)
  expect(await prove()).toEqual([])
})

test('a like concurrent with the deletion of its post leaves no count behind', async () => {
  const before = await memberCounts(author.userId)
  for (let round = 0; round < 4; round++) {
    const targetId = await buildPost(node, author)
    await node.app.db
      .updateTable('member_counter')
      .set((eb) => ({ publish_count: eb('publish_count', '+', 1) }))
      .where('member_id', '=', author.userId)
      .execute()
    await Promise.allSettled([
      ...crowd.map((as, index) =>
        callUntilFree(nodes[index % 2] ?? node, as, UserLike.Like, { targetType: 1, targetId, on: true }),
      ),
      callUntilFree(node, author, NewPublish.DeletePublish, { id: targetId }),
    ])
  }
  expect((await memberCounts(author.userId)).like_received_count).toBe(before.like_received_count)
})

test('a wrong counter is found and repaired', async () => {
  const id = await buildPost(node, author)
  await node.app.db
    .updateTable('publish')
    .set({ like_count: 7, reply_count: 2 })
    .where('id', '=', id)
    .execute()
  expect(await prove()).toEqual([id])
  expect(await callUntilFree(node, author, NewPublish.Detail, { id })).toMatchObject({
    likeCount: 0,
    replyCount: 0,
  })
  expect(await prove()).toEqual([])
})
