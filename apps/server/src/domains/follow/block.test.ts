import {
  NewPublish,
  Picture,
  UserFollow,
  UserInfo,
  UserLike,
  errorCatalogue,
  type ErrorName,
} from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counterProofs } from '../../program.ts'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { CallRefused, callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'

let node: TestApp
let other: TestNode
beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
const follow = (who: Browser, whom: Browser, on = true, at: TestNode = node) =>
  callAs(at, who, UserFollow.Follow, { userId: whom.userId, on })
const block = (who: Browser, whom: Browser, at: TestNode = node) =>
  callAs(at, who, UserInfo.Block, { userId: whom.userId })
const unblock = (who: Browser, whom: Browser) => callAs(node, who, UserInfo.Unblock, { userId: whom.userId })

async function refusalOf(call: Promise<unknown>): Promise<number> {
  try {
    await call
    return 0
  } catch (error) {
    if (error instanceof CallRefused) return error.code
    throw error
  }
}

const counts = (member: Browser) =>
  node.app.db
    .selectFrom('member_counter')
    .where('member_id', '=', member.userId)
    .select(['follow_count', 'fans_count'])
    .executeTakeFirstOrThrow()
const edges = (a: Browser, b: Browser) =>
  node.app.db
    .selectFrom('follow')
    .where('follower_id', 'in', [a.userId, b.userId])
    .where('followed_id', 'in', [a.userId, b.userId])
    .selectAll()
    .execute()

test('a block ends follows in both directions with their counters, and following is refused until it is removed', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  await follow(alice, bob)
  await follow(bob, alice)
  await block(alice, bob)
  expect(await edges(alice, bob)).toEqual([])
  expect(await counts(alice)).toEqual({ follow_count: 0, fans_count: 0 })
  expect(await counts(bob)).toEqual({ follow_count: 0, fans_count: 0 })
  await expect(follow(bob, alice)).rejects.toMatchObject(code('Restricted'))
  await expect(follow(alice, bob)).rejects.toMatchObject(code('Restricted'))
  await unblock(alice, bob)
  expect((await follow(bob, alice)).followState).toBe(1)
})

test('a second block and a second unblock change nothing', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  await block(alice, bob)
  await block(alice, bob)
  expect((await callAs(node, alice, UserInfo.GetBlockList, {})).totalCount).toBe(1)
  await unblock(alice, bob)
  await unblock(alice, bob)
  expect((await callAs(node, alice, UserInfo.GetBlockList, {})).items).toEqual([])
})

test('a member cannot block themselves, an unknown or a banned member', async () => {
  const [alice, banned] = [await buildMember(node), await buildMember(node)]
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', banned.userId).execute()
  await expect(block(alice, alice)).rejects.toMatchObject(code('NotAllowedOnSelf'))
  await expect(block(alice, banned)).rejects.toMatchObject(code('ContentNotFound'))
  await expect(block(alice, { ...alice, userId: uuid() })).rejects.toMatchObject(code('ContentNotFound'))
})

test('a full list accepts nobody more', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  const ids = Array.from({ length: 1000 }, () => uuid())
  await node.app.db
    .insertInto('member')
    .values(ids.map((id) => ({ id, nick_name: id, nick_name_folded: id })))
    .execute()
  await node.app.db
    .insertInto('block')
    .values(ids.map((id) => ({ blocker_id: alice.userId, blocked_id: id })))
    .execute()
  await expect(block(alice, bob)).rejects.toMatchObject(code('BlockLimit'))
  expect((await callAs(node, alice, UserInfo.GetBlockList, {})).totalCount).toBe(1000)
})

test('the list of blocked members is private, newest first, page by page', async () => {
  const alice = await buildMember(node)
  const people: string[] = []
  for (let index = 0; index < 5; index++) {
    const person = await buildMember(node)
    await block(alice, person)
    people.unshift(person.userId)
    node.advance(1000)
  }
  const read = await readAll((cursor) =>
    callAs(node, alice, UserInfo.GetBlockList, { maxResultCount: 2, cursor }),
  )
  expect(read.map((one) => one.userId)).toEqual(people)
  expect((await callRaw(node, null, UserInfo.GetBlockList, {})).body.error?.code).toBe(
    errorCatalogue.TokenInvalid.code,
  )
})

test('concurrent follows and blocks on two nodes leave no follow beside a block, and correct counters', async () => {
  for (let round = 0; round < 4; round++) {
    const [alice, bob] = [await buildMember(node), await buildMember(node)]
    await Promise.allSettled(
      Array.from({ length: 24 }, (_, index) => {
        const at = index % 2 === 0 ? node : other
        if (index % 6 === 5) return block(index % 4 === 1 ? alice : bob, index % 4 === 1 ? bob : alice, at)
        return index % 3 === 0 ? follow(alice, bob, true, at) : follow(bob, alice, index % 4 !== 0, at)
      }),
    )
    const blocks = await node.app.db
      .selectFrom('block')
      .where('blocker_id', 'in', [alice.userId, bob.userId])
      .selectAll()
      .execute()
    expect(blocks.length).toBeGreaterThan(0)
    expect(await edges(alice, bob)).toEqual([])
    for (const person of [alice, bob]) {
      expect(await counts(person)).toEqual({ follow_count: 0, fans_count: 0 })
    }
  }
  const signal = new AbortController().signal
  expect(await proveCounters({ db: node.app.db, log: node.app.log, signal }, counterProofs)).toEqual([])
})

/**
 * All reads in which a member can be found, by one viewer for one target: what each shows of the target. `third`
 * follows and is followed by the target, and has a post that the target commented on.
 */
async function seen(
  viewer: Browser | null,
  target: Browser,
  third: Browser,
  posts: { own: string; third: string },
) {
  const ids = (items: readonly { userId: string }[]) => items.map((one) => one.userId).includes(target.userId)
  const search = await callAs(node, viewer, UserInfo.Search, { keyword: '目标', maxResultCount: 50 })
  const holding = await callAs(node, viewer, UserInfo.Search, { keyword: '标', maxResultCount: 50 })
  const feed = await callAs(node, viewer, NewPublish.GetFeed, { tab: 3, maxResultCount: 50 })
  const wall = await callAs(node, viewer, Picture.GetList, { sort: 'new', maxResultCount: 50 })
  const own = await callAs(node, viewer, Picture.GetUserPublishList, { userId: target.userId })
  const replies = await callAs(node, viewer, NewPublish.GetPublishReplyList, { publishId: posts.third })
  const people =
    viewer === null
      ? {}
      : {
          followed: ids((await callAs(node, viewer, UserFollow.GetList, { userId: third.userId })).items),
          fans: ids((await callAs(node, viewer, UserFollow.GetFansList, { userId: third.userId })).items),
          followedByWord: ids(
            (await callAs(node, viewer, UserFollow.GetList, { userId: third.userId, keyword: '目标' })).items,
          ),
          theirFans: await refusalOf(callAs(node, viewer, UserFollow.GetFansList, { userId: target.userId })),
          like: await refusalOf(
            callAs(node, viewer, UserLike.Like, { targetType: 1, targetId: posts.own, on: false }),
          ),
        }
  return {
    search: ids(search.items),
    holding: ids(holding.items),
    feed: feed.items.some((one) => one.id === posts.own),
    wall: wall.items.some((one) => one.publishId === posts.own),
    own: own.items.length,
    replies: replies.items.some((one) => one.userId === target.userId),
    detail: await refusalOf(callAs(node, viewer, NewPublish.Detail, { id: posts.own })),
    theirReplies: await refusalOf(
      callAs(node, viewer, NewPublish.GetPublishReplyList, { publishId: posts.own }),
    ),
    ...people,
  }
}

const shown = {
  search: true,
  holding: true,
  feed: true,
  wall: true,
  own: 1,
  replies: true,
  detail: 0,
  theirReplies: 0,
}
const shownToMembers = { ...shown, followed: true, fans: true, followedByWord: true, theirFans: 0, like: 0 }
const hidden = {
  search: false,
  holding: false,
  feed: false,
  wall: false,
  own: 0,
  replies: false,
  detail: 3002,
  theirReplies: 3002,
  followed: false,
  fans: false,
  followedByWord: false,
  like: 3002,
}

test('members blocked in either direction are in no read; all others are', async () => {
  const target = await buildMember(node, { nickName: '目标影友' })
  const third = await buildMember(node)
  const people = {
    outsider: await buildMember(node),
    blocker: await buildMember(node),
    blocked: await buildMember(node),
  }
  const posts = { own: await buildPost(node, target), third: await buildPost(node, third) }
  await follow(target, third)
  await follow(third, target)
  await callAs(node, target, NewPublish.Reply, { publishId: posts.third, text: '好光线' })
  await block(people.blocker, target)
  await block(target, people.blocked)
  const see = (viewer: Browser | null) => seen(viewer, target, third, posts)
  expect(await see(null)).toEqual(shown)
  expect(await see(people.outsider)).toEqual(shownToMembers)
  expect(await see(third)).toEqual(shownToMembers)
  // The blocker may open the page to unblock; its lists are closed.
  expect(await see(people.blocker)).toEqual({ ...hidden, theirFans: errorCatalogue.Restricted.code })
  expect(await see(people.blocked)).toEqual({ ...hidden, theirFans: 3002 })

  const home = (viewer: Browser | null) =>
    callAs(node, viewer, UserInfo.GetUserHome, { userId: target.userId })
  expect(await home(people.outsider)).toMatchObject({ isBlocked: false, counts: { fans: 1, follow: 1 } })
  expect(await home(people.blocker)).toMatchObject({
    isBlocked: true,
    nickName: '目标影友',
    introduction: '',
    sex: null,
    opens: { follow: false, fans: false, like: false, collect: false },
    counts: { publish: 0, follow: 0, fans: 0, like: 0, collect: 0, product: 0, medal: 0 },
  })
  await expect(home(people.blocked)).rejects.toMatchObject(code('ContentNotFound'))
  await unblock(people.blocker, target)
  expect(await see(people.blocker)).toEqual(shownToMembers)
})

test('notices by a blocked member no longer count', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  await node.app.db
    .insertInto('notice')
    .values([
      { id: uuid(), member_id: alice.userId, tab: 3, kind: 'member.followed', from_member_id: bob.userId },
      { id: uuid(), member_id: alice.userId, tab: 6, kind: 'session.replaced' },
    ])
    .execute()
  const unread = () => callAs(node, alice, UserInfo.GetLatestNotice, {})
  expect(await unread()).toBe(2)
  await block(bob, alice)
  expect(await unread()).toBe(1)
  await unblock(bob, alice)
  await block(alice, bob)
  expect(await unread()).toBe(1)
})
