import { UserFollow, UserInfo, errorCatalogue, type ErrorName } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildCtx, buildMember, readCounters, setCounters } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { followStates } from './follow.read.ts'

let node: TestApp
let other: TestNode
beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
const follow = (who: Browser, whom: Browser, on = true) =>
  callAs(node, who, UserFollow.Follow, { userId: whom.userId, on })

async function counts(member: Browser): Promise<{ follow: number; fans: number }> {
  const { follow_count, fans_count } = await readCounters(node, member.userId)
  return { follow: follow_count, fans: fans_count }
}

test('following and being followed back is mutual', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  expect(await follow(alice, bob)).toEqual({ followState: 1, fansCount: 1 })
  expect(await follow(bob, alice)).toEqual({ followState: 2, fansCount: 1 })
  expect((await callAs(node, alice, UserInfo.GetUserHome, { userId: bob.userId })).followState).toBe(2)
  expect((await callAs(node, null, UserInfo.GetUserHome, { userId: bob.userId })).followState).toBe(0)
  expect(await follow(alice, bob, false)).toEqual({ followState: 0, fansCount: 0 })
  expect(await counts(alice)).toEqual({ follow: 0, fans: 1 })
})

test('a page counts the viewer among the fans exactly when it says that they follow', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  const seen = new Set<string>()
  let isDone = false
  const clicks = async () => {
    for (let click = 0; click < 60; click += 1) await follow(alice, bob, click % 2 === 0)
    isDone = true
  }
  const visits = async () => {
    while (!isDone) {
      const { followState, counts } = await callAs(other, alice, UserInfo.GetUserHome, { userId: bob.userId })
      seen.add(`${followState} ${counts.fans}`)
    }
  }
  await Promise.all([clicks(), visits(), visits(), visits()])
  expect([...seen].toSorted()).toEqual(['0 0', '1 1'])
})

test('a second click counts nothing; group and notices can be changed by it', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  await follow(alice, bob)
  const again = { userId: bob.userId, on: true, group: 1, notifyPosts: true }
  expect(await callAs(node, alice, UserFollow.Follow, again)).toEqual({ followState: 1, fansCount: 1 })
  const row = await node.app.db
    .selectFrom('follow')
    .where('follower_id', '=', alice.userId)
    .select(['group_no', 'notify_posts'])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ group_no: 1, notify_posts: true })
  await follow(alice, bob, false)
  expect(await follow(alice, bob, false)).toEqual({ followState: 0, fansCount: 0 })
})

test('a member cannot follow themselves, an unknown or a banned member', async () => {
  const alice = await buildMember(node)
  const banned = await buildMember(node)
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', banned.userId).execute()
  await expect(follow(alice, alice)).rejects.toMatchObject(code('NotAllowedOnSelf'))
  await expect(follow(alice, banned)).rejects.toMatchObject(code('ContentNotFound'))
  const nobody = { ...alice, userId: crypto.randomUUID() }
  await expect(follow(alice, nobody)).rejects.toMatchObject(code('ContentNotFound'))
  expect(await counts(alice)).toEqual({ follow: 0, fans: 0 })
})

test('members blocked in either direction cannot be followed', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  await node.app.db.insertInto('block').values({ blocker_id: bob.userId, blocked_id: alice.userId }).execute()
  await expect(follow(alice, bob)).rejects.toMatchObject(code('Restricted'))
  await expect(follow(bob, alice)).rejects.toMatchObject(code('Restricted'))
})

test('a full list accepts nobody more, and level 7 has a higher limit', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  await setCounters(node, alice.userId, { follow_count: 2000 })
  await expect(follow(alice, bob)).rejects.toMatchObject(code('FollowLimit'))
  expect(await counts(bob)).toEqual({ follow: 0, fans: 0 })
  await node.app.db.updateTable('member').set({ level: 7 }).where('id', '=', alice.userId).execute()
  await follow(alice, bob)
  expect((await counts(alice)).follow).toBe(2001)
})

test('a visitor is asked to sign in', async () => {
  const bob = await buildMember(node)
  const { body } = await callRaw(node, null, UserFollow.Follow, { userId: bob.userId, on: true })
  expect(body.error?.code).toBe(errorCatalogue.TokenInvalid.code)
})

test('a new follow is announced once, with its row', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  await follow(alice, bob)
  await follow(alice, bob)
  const events = await node.app.db
    .selectFrom('outbox_event')
    .where('name', '=', 'member.followed')
    .select('payload')
    .execute()
  const mine = events.filter((event) => JSON.stringify(event.payload).includes(alice.userId))
  expect(mine.map((event) => event.payload)).toEqual([{ followerId: alice.userId, followedId: bob.userId }])
})

test('counters equal the rows after 300 concurrent clicks of ten people over two nodes', async () => {
  const people: Browser[] = []
  for (let built = 0; built < 10; built++) people.push(await buildMember(node))
  const pick = (index: number) => people[index % people.length] ?? people[0]
  const clicks = await Promise.allSettled(
    Array.from({ length: 300 }, async (_, index) => {
      const [who, whom] = [pick(index), pick(index * 7 + Math.floor(index / 10) + 1)]
      if (who === undefined || whom === undefined || who === whom) return
      const input = { userId: whom.userId, on: index % 3 !== 0 }
      await callAs(index % 2 === 0 ? node : other, who, UserFollow.Follow, input)
    }),
  )
  // On a busy machine the last in the queue may be refused and asked to retry; then nothing of theirs may count.
  for (const click of clicks) {
    if (click.status === 'rejected') expect(click.reason).toMatchObject(code('Crowded'))
  }
  const ids = people.map((person) => person.userId)
  const rows = await node.app.db
    .selectFrom('follow')
    .where('follower_id', 'in', ids)
    .select(['follower_id', 'followed_id'])
    .execute()
  expect(rows.length).toBeGreaterThan(0)
  for (const person of people) {
    expect(await counts(person)).toEqual({
      follow: rows.filter((row) => row.follower_id === person.userId).length,
      fans: rows.filter((row) => row.followed_id === person.userId).length,
    })
  }
})

test('relations to many people are read in one query', async () => {
  const [alice, bob, carol] = [await buildMember(node), await buildMember(node), await buildMember(node)]
  await follow(alice, bob)
  await follow(bob, alice)
  await follow(carol, alice)
  const states = await followStates(buildCtx(node, alice), [bob.userId, carol.userId, alice.userId])
  expect([...states.values()]).toEqual([2, 0, 0])
  expect((await followStates(buildCtx(node), [bob.userId])).get(bob.userId)).toBe(0)
})
