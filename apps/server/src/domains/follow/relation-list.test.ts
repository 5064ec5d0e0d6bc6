import { UserFollow, UserInfo, errorCatalogue, type ErrorName } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember, setCounters } from '../../testing/people.ts'
import { flushSessionUses } from '../../http/identity/record-use.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
type ListInput = Parameters<
  typeof callAs<'member', typeof UserFollow.GetList.input, typeof UserFollow.GetList.output, never>
>[3]
const follow = (who: Browser, whom: Browser, how: { group?: number; notifyPosts?: boolean } = {}) =>
  callAs(node, who, UserFollow.Follow, { userId: whom.userId, on: true, ...how })
const list = (as: Browser, input: ListInput = {}) => callAs(node, as, UserFollow.GetList, input)
const fans = (as: Browser, input: { userId?: string; keyword?: string } = {}) =>
  callAs(node, as, UserFollow.GetFansList, input)
const setPrivacy = (who: Browser, privacy: { follow?: boolean; fans?: boolean }) =>
  callAs(node, who, UserInfo.Update, { privacy })
const ids = (page: { items: { userId: string }[] }) => page.items.map((one) => one.userId)

async function buildPeople(count: number): Promise<Browser[]> {
  const people: Browser[] = []
  for (let built = 0; built < count; built++) people.push(await buildMember(node))
  return people
}

test('the own list contains groups and notices, newest first, others’ lists neither', async () => {
  const alice = await buildMember(node)
  const viewer = await buildMember(node)
  const [bob, carol] = [await buildMember(node), await buildMember(node)]
  await follow(alice, bob, { group: 1, notifyPosts: true })
  node.advance(1000)
  await follow(alice, carol)
  await callAs(node, carol, UserInfo.Update, { introduction: '拍海的人' })
  await follow(viewer, carol)
  expect((await list(alice)).items).toMatchObject([
    { userId: carol.userId, group: 0, notifyPosts: false, introduction: '拍海的人', followState: 1 },
    { userId: bob.userId, group: 1, notifyPosts: true },
  ])
  const seen = await list(viewer, { userId: alice.userId })
  expect(seen).toMatchObject({ totalCount: 2, isLast: true })
  expect(seen.items).toMatchObject([
    { userId: carol.userId, group: 0, notifyPosts: false, followState: 1 },
    { userId: bob.userId, group: 0, notifyPosts: false, followState: 0 },
  ])
  expect(ids(await list(alice, { group: 1 }))).toEqual([bob.userId])
  expect(ids(await list(alice, { group: 0 }))).toEqual([carol.userId])
  // Whom others follow as special is private: in their lists the filter has no effect.
  expect(ids(await list(viewer, { userId: alice.userId, group: 1 }))).toHaveLength(2)
})

test('fans are listed newest first and can be searched by name', async () => {
  const alice = await buildMember(node)
  const bob = await buildMember(node, { nickName: '海边的甲' })
  const carol = await buildMember(node, { nickName: '山里的乙' })
  for (const fan of [bob, carol]) {
    await follow(fan, alice)
    node.advance(1000)
  }
  expect(ids(await fans(alice))).toEqual([carol.userId, bob.userId])
  expect(ids(await fans(alice, { keyword: '海边' }))).toEqual([bob.userId])
  expect(ids(await fans(alice, { keyword: '的' }))).toEqual([carol.userId, bob.userId])
  expect(await fans(alice, { keyword: '没有' })).toMatchObject({ items: [], totalCount: 0, isLast: true })
})

test.each(['follow', 'fans'] as const)('a private list of %s is visible to its owner only', async (which) => {
  const [alice, viewer, bob] = await buildPeople(3)
  if (alice === undefined || viewer === undefined || bob === undefined) throw new Error('nobody')
  await (which === 'follow' ? follow(alice, bob) : follow(bob, alice))
  const read = which === 'follow' ? list : fans
  expect(ids(await read(viewer, { userId: alice.userId }))).toEqual([bob.userId])
  await setPrivacy(alice, { [which]: false })
  await expect(read(viewer, { userId: alice.userId })).rejects.toMatchObject(code('Restricted'))
  expect(ids(await read(alice))).toEqual([bob.userId])
  expect(ids(await read(alice, { userId: alice.userId }))).toEqual([bob.userId])
})

test('an unknown or banned member’s list is not found, and a visitor must sign in', async () => {
  const [viewer, banned] = await buildPeople(2)
  if (viewer === undefined || banned === undefined) throw new Error('nobody')
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', banned.userId).execute()
  for (const userId of [banned.userId, uuid()]) {
    await expect(list(viewer, { userId })).rejects.toMatchObject(code('ContentNotFound'))
    await expect(fans(viewer, { userId })).rejects.toMatchObject(code('ContentNotFound'))
  }
  for (const method of [UserFollow.GetList, UserFollow.GetFansList]) {
    const { body } = await callRaw(node, null, method, { userId: viewer.userId })
    expect(body.error?.code).toBe(errorCatalogue.TokenInvalid.code)
  }
})

test('a long list is read page by page without gaps or duplicates, also with equal instants', async () => {
  const alice = await buildMember(node)
  const members = Array.from({ length: 130 }, (_, at) => ({
    id: uuid(),
    name: `粉丝${uuid().slice(-6)}${at}`,
  }))
  await node.app.db
    .insertInto('member')
    .values(members.map(({ id, name }) => ({ id, nick_name: name, nick_name_folded: id })))
    .execute()
  const base = node.app.now().getTime()
  await node.app.db
    .insertInto('follow')
    .values(
      members.map(({ id }, at) => ({
        follower_id: id,
        followed_id: alice.userId,
        created_at: new Date(base + Math.floor(at / 50)),
      })),
    )
    .execute()
  await setCounters(node, alice.userId, { fans_count: 130 })
  let queries = 0
  const read = await readAll((cursor) => {
    queries += 1
    return callAs(node, alice, UserFollow.GetFansList, { maxResultCount: 7, cursor })
  })
  expect(queries).toBe(19)
  expect(read).toHaveLength(130)
  expect(new Set(read.map((one) => one.userId)).size).toBe(130)
  const first = await callAs(node, alice, UserFollow.GetFansList, { maxResultCount: 7 })
  expect(first).toMatchObject({ totalCount: 130, isLast: false })
  const skipped = await callAs(node, alice, UserFollow.GetFansList, { skipCount: 126, maxResultCount: 7 })
  expect(skipped).toMatchObject({ totalCount: 130, isLast: true })
  expect(ids(skipped)).toEqual(read.slice(126).map((one) => one.userId))
})

test('a page of fifty takes as many statements as a page of one', async () => {
  const alice = await buildMember(node)
  for (const fan of await buildPeople(6)) await follow(fan, alice)
  const statements = async (maxResultCount: number) => {
    let count = 0
    const listener = () => {
      count += 1
    }
    node.app.pool.on('acquire', listener)
    await callAs(node, alice, UserFollow.GetFansList, { maxResultCount })
    node.app.pool.off('acquire', listener)
    return count
  }
  await statements(1)
  await flushSessionUses(node.app)
  // The node's other work, such as storing when sessions were used, may be counted once.
  await expect.poll(async () => (await statements(6)) - (await statements(2))).toBe(0)
})

test('a fan is removed silently, and may follow again', async () => {
  const [alice, bob] = await buildPeople(2)
  if (alice === undefined || bob === undefined) throw new Error('nobody')
  await follow(bob, alice)
  await node.app.db.deleteFrom('outbox_event').execute()
  const remove = () => callAs(node, alice, UserFollow.RemoveFan, { userId: bob.userId })
  expect(await remove()).toEqual({ fansCount: 0 })
  expect(await remove()).toEqual({ fansCount: 0 })
  // Visits are recorded every few seconds.
  const events = node.app.db.selectFrom('outbox_event').where('name', '<>', 'member.visited').selectAll()
  expect(await events.execute()).toEqual([])
  const counts = await node.app.db
    .selectFrom('member_counter')
    .where('member_id', 'in', [alice.userId, bob.userId])
    .select(['follow_count', 'fans_count'])
    .execute()
  expect(counts).toEqual([
    { follow_count: 0, fans_count: 0 },
    { follow_count: 0, fans_count: 0 },
  ])
  expect(await follow(bob, alice)).toEqual({ followState: 1, fansCount: 1 })
  await expect(callAs(node, alice, UserFollow.RemoveFan, { userId: uuid() })).rejects.toMatchObject(
    code('ContentNotFound'),
  )
})

test('at most a hundred follows a day, twenty a minute', async () => {
  const limited = await openTestApp({ limits: true })
  try {
    const [alice, eager, bob] = [
      await buildMember(limited),
      await buildMember(limited),
      await buildMember(limited),
    ]
    const click = async (who: Browser) =>
      (await callRaw(limited, who, UserFollow.Follow, { userId: bob.userId, on: true })).body.error?.code ?? 0
    const tooFast = errorCatalogue.TooFast.code
    for (let at = 0; at < 20; at++) expect(await click(eager)).toBe(0)
    expect(await click(eager)).toBe(tooFast)
    // The windows follow the machine's clock, so the daily window is filled by hand.
    expect(await click(alice)).toBe(0)
    const anHourOn = Date.now() + 3600_000
    await limited.app.db
      .updateTable('rate_limit')
      .set({ points: 99 })
      .where('key', 'like', `%${alice.userId}%`)
      .where('expire', '>', anHourOn)
      .execute()
    expect(await click(alice)).toBe(0)
    expect(await click(alice)).toBe(tooFast)
  } finally {
    await limited.close()
  }
})
