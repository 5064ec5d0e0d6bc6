import { NewPublish, UserInfo, UserLike, errorCatalogue, targetTypes } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildArticle } from '../../testing/articles.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost, buildVideoPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildVote } from '../../testing/votes.ts'

let node: TestApp
let author: Browser
let bob: Browser

beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  bob = await buildMember(node)
})
afterAll(() => node.close())

const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })
const like = (as: Browser | null, targetId: string, on = true) =>
  callAs(node, as, UserLike.Like, { targetType: 1, targetId, on })
const collect = (as: Browser, targetId: string, on = true) =>
  callAs(node, as, UserLike.Collect, { targetType: 1, targetId, on })
const share = (as: Browser | null, targetId: string, ip?: string) =>
  callAs(
    node,
    as,
    UserLike.Share,
    { targetType: 1, targetId, channel: 'link' },
    ip === undefined ? {} : { ip },
  )
const countsOf = async (as: Browser) =>
  (await callAs(node, as, UserInfo.GetUserHome, { userId: as.userId })).counts

test('a like toggles, counts once and is credited to the author', async () => {
  const id = await buildPost(node, author)
  expect(await like(bob, id)).toEqual({ likeCount: 1, isLike: true })
  expect(await like(bob, id)).toEqual({ likeCount: 1, isLike: true })
  expect((await countsOf(author)).like).toBe(1)
  expect(await callAs(node, bob, NewPublish.Detail, { id })).toMatchObject({ isLike: true, likeCount: 1 })
  expect(await callAs(node, author, NewPublish.Detail, { id })).toMatchObject({ isLike: false, likeCount: 1 })
  expect(await like(bob, id, false)).toEqual({ likeCount: 0, isLike: false })
  expect(await like(bob, id, false)).toEqual({ likeCount: 0, isLike: false })
  expect((await countsOf(author)).like).toBe(0)
})

test('an article is liked, collected and shared by its own number too', async () => {
  const carol = await buildMember(node)
  const targetId = await buildArticle(node, author)
  const article = { targetType: targetTypes.article, targetId }
  expect(await callAs(node, carol, UserLike.Like, { ...article, on: true })).toEqual({
    likeCount: 1,
    isLike: true,
  })
  expect(await callAs(node, carol, UserLike.Collect, { ...article, on: true })).toMatchObject({
    collectCount: 1,
  })
  expect(await callAs(node, carol, UserLike.Share, { ...article, channel: 'link' })).toEqual({
    shareCount: 1,
  })
  expect(await like(carol, targetId)).toEqual({ likeCount: 1, isLike: true })
})

test('a comment is liked, and neither collected nor shared', async () => {
  const publishId = await buildPost(node, author)
  const { id } = await callAs(node, author, NewPublish.Reply, { publishId, text: '山里的雾' })
  const comment = { targetType: targetTypes.comment, targetId: id }
  expect(await callAs(node, bob, UserLike.Like, { ...comment, on: true })).toEqual({
    likeCount: 1,
    isLike: true,
  })
  await expect(callAs(node, bob, UserLike.Collect, { ...comment, on: true })).rejects.toMatchObject(
    code('ContentNotFound'),
  )
  await expect(callAs(node, bob, UserLike.Share, { ...comment, channel: 'link' })).rejects.toMatchObject(
    code('ContentNotFound'),
  )
})

test('a like is written to the outbox once', async () => {
  const id = await buildPost(node, author)
  await like(bob, id)
  await like(bob, id)
  const events = await node.app.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('name', '=', 'target.marked')
    .execute()
  const mine = events.filter((event) => JSON.stringify(event.payload).includes(id))
  expect(mine.map((event) => event.payload)).toEqual([
    { target: 'post', targetId: id, memberId: bob.userId, mark: 'like' },
  ])
})

test('collecting toggles and counts for the collecting member', async () => {
  const id = await buildPost(node, author)
  expect(await collect(bob, id)).toEqual({ collectCount: 1, isCollect: true })
  expect(await collect(bob, id)).toEqual({ collectCount: 1, isCollect: true })
  expect((await countsOf(bob)).collect).toBe(1)
  expect(await collect(bob, id, false)).toEqual({ collectCount: 0, isCollect: false })
  expect((await countsOf(bob)).collect).toBe(0)
})

test('a share counts once per person and day, a visitor by their address', async () => {
  const id = await buildPost(node, author)
  expect(await share(bob, id)).toEqual({ shareCount: 1 })
  expect(await share(bob, id)).toEqual({ shareCount: 1 })
  expect(await share(author, id)).toEqual({ shareCount: 2 })
  expect(await share(null, id, '10.0.0.1')).toEqual({ shareCount: 3 })
  expect(await share(null, id, '10.0.0.1')).toEqual({ shareCount: 3 })
  expect(await share(null, id, '10.0.0.2')).toEqual({ shareCount: 4 })
  node.advance(24 * 3600_000)
  expect(await share(bob, id)).toEqual({ shareCount: 5 })
  node.advance(-24 * 3600_000)
  const rows = await node.app.db
    .selectFrom('post_share')
    .select('sharer')
    .where('member_id', 'is', null)
    .execute()
  expect(rows.every((row) => /^[0-9a-f]{32}$/.test(row.sharer))).toBe(true)
})

test('own likes and collections are listed, latest first, to the end', async () => {
  const carol = await buildMember(node)
  const ids: string[] = []
  for (let index = 0; index < 9; index++) {
    const id = await buildPost(node, author)
    ids.push(id)
    await like(carol, id)
    if (index % 2 === 0) await collect(carol, id)
    // Two of three reactions have the same instant.
    if (index % 3 === 0) node.advance(1000)
  }
  const read = async (kind: 'like' | 'collect') =>
    (
      await readAll((cursor) => callAs(node, carol, UserLike.GetOwnList, { kind, maxResultCount: 2, cursor }))
    ).map((post) => post.id)
  expect((await read('like')).toSorted()).toEqual(ids.toSorted())
  expect((await read('collect')).toSorted()).toEqual(ids.filter((_, index) => index % 2 === 0).toSorted())
  expect((await read('like'))[0]).toBe(ids[8])
  const page = await callAs(node, carol, UserLike.GetOwnList, {
    kind: 'like',
    skipCount: 4,
    maxResultCount: 2,
  })
  expect(page.items.map((post) => post.id)).toEqual((await read('like')).slice(4, 6))
  expect(page.totalCount).toBe(9)
})

test('posts of every kind are among own likes and collections, over several pages', async () => {
  const dora = await buildMember(node)
  const video = await buildVideoPost(node, author)
  const ids = [
    await buildPost(node, author),
    await buildArticle(node, author),
    video,
    (await buildVote(node, author)).id,
    await buildPost(node, author),
    await buildArticle(node, author),
    await buildPost(node, author),
  ]
  for (const id of ids) {
    await like(dora, id)
    await collect(dora, id)
    node.advance(1000)
  }
  const newestFirst = ids.toReversed()
  for (const kind of ['like', 'collect'] as const) {
    const first = await callAs(node, dora, UserLike.GetOwnList, { kind, maxResultCount: 3 })
    expect(first).toMatchObject({ isLast: false, totalCount: 7 })
    expect(first.items.map((post) => post.id)).toEqual(newestFirst.slice(0, 3))
    const all = await readAll((cursor) =>
      callAs(node, dora, UserLike.GetOwnList, { kind, maxResultCount: 3, cursor }),
    )
    expect(all.map((post) => post.id)).toEqual(newestFirst)
  }
  const { userId } = dora
  const seen = await readAll((cursor) =>
    callAs(node, bob, UserLike.GetUserLikeList, { userId, maxResultCount: 2, cursor }),
  )
  expect(seen.map((post) => post.id)).toEqual(newestFirst)
  expect(seen.map((post) => post.publishType)).toEqual([1, 2, 1, 4, 3, 2, 1])
})

test('what does not exist, or is of a kind not yet supported, is not found', async () => {
  const missing = crypto.randomUUID()
  for (const call of [() => like(bob, missing), () => collect(bob, missing), () => share(null, missing)]) {
    await expect(call()).rejects.toMatchObject(code('ContentNotFound'))
  }
  const id = await buildPost(node, author)
  for (const targetType of [targetTypes.activity, targetTypes.exhibitionWork]) {
    await expect(
      callAs(node, bob, UserLike.Like, { targetType, targetId: id, on: true }),
    ).rejects.toMatchObject(code('ContentNotFound'))
  }
  await expect(like(null, id)).rejects.toMatchObject(code('TokenInvalid'))
})
