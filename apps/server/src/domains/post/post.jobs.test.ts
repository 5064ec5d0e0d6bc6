import { NewPublish, UserLike } from '@guangquan/contract'
import { hotScore } from '@guangquan/rules/posts/heat'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember, readCounters } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { flushViews } from './view-counter.ts'
import { purgePosts } from './recycle-bin/purge-posts.ts'
import { scorePosts } from '../feed/index.ts'

let node: TestApp
let author: Browser
let bob: Browser
let carol: Browser
const hour = 3600_000
const minute = 60_000

beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  bob = await buildMember(node)
  carol = await buildMember(node)
})
afterAll(() => node.close())

const hoursAgo = (hours: number) => new Date(node.app.now().getTime() - hours * hour)
const score = (all = false) => scorePosts(node.app.db, node.app.now(), { all })
const rowOf = (id: string) =>
  node.app.db.selectFrom('publish').select(['hot', 'points']).where('id', '=', id).executeTakeFirstOrThrow()
const viewsOf = async (id: string) => {
  const row = await node.app.db
    .selectFrom('publish_views')
    .where('publish_id', '=', id)
    .select('views')
    .executeTakeFirst()
  return row?.views
}
const target = (targetId: string) => ({ targetType: 1, targetId })

test('the score is the published formula, each person once, without author, newcomers and the banned', async () => {
  const id = await buildPost(node, author, { createdAt: hoursAgo(4), editorPick: true })
  const newcomer = await buildMember(node, { createdAt: hoursAgo(23) })
  const banned = await buildMember(node)
  for (const as of [author, bob, newcomer, banned]) {
    await callAs(node, as, UserLike.Like, { ...target(id), on: true })
    await callAs(node, as, UserLike.Collect, { ...target(id), on: true })
    await callAs(node, as, UserLike.Share, { ...target(id), channel: 'link' })
    for (const text of ['一', '二', '三']) await callAs(node, as, NewPublish.Reply, { publishId: id, text })
  }
  await callAs(node, null, UserLike.Share, { ...target(id), channel: 'link' })
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', banned.userId).execute()
  await score()
  const { points, hot } = await rowOf(id)
  expect(points).toBe(10)
  expect(hot).toBeCloseTo(hotScore(10, 1.3, 4), 3)
})

test('a new member counts after a day', async () => {
  const id = await buildPost(node, author, { createdAt: hoursAgo(1) })
  const newcomer = await buildMember(node, { createdAt: hoursAgo(23) })
  await callAs(node, newcomer, UserLike.Like, { ...target(id), on: true })
  await score()
  expect((await rowOf(id)).points).toBe(0)
  node.advance(2 * hour)
  await score()
  expect((await rowOf(id)).points).toBe(1)
})

test('a score falls with time and to zero without likes; one that hardly changed is not written', async () => {
  const id = await buildPost(node, author, { createdAt: hoursAgo(10) })
  await callAs(node, bob, UserLike.Like, { ...target(id), on: true })
  await score()
  const first = (await rowOf(id)).hot
  expect(first).toBeGreaterThan(0)
  await score()
  expect((await rowOf(id)).hot).toBe(first)
  node.advance(5 * hour)
  await score()
  expect((await rowOf(id)).hot).toBeLessThan(first)
  await callAs(node, bob, UserLike.Like, { ...target(id), on: false })
  await score()
  expect(await rowOf(id)).toMatchObject({ hot: 0, points: 0 })
})

test('older posts are scored after an action, and on the hour', async () => {
  const id = await buildPost(node, author, { createdAt: hoursAgo(100) })
  await callAs(node, bob, UserLike.Like, { ...target(id), on: true })
  await score()
  const first = (await rowOf(id)).hot
  expect(first).toBeCloseTo(hotScore(1, 1, 100), 6)
  node.advance(40 * hour)
  await score()
  expect((await rowOf(id)).hot).toBe(first)
  await score(true)
  expect((await rowOf(id)).hot).toBeCloseTo(hotScore(1, 1, 140), 6)
})

test('views are counted together, one per person, without the author', async () => {
  const id = await buildPost(node, author)
  for (const viewer of [bob, bob, carol, author]) await callAs(node, viewer, NewPublish.Detail, { id })
  await callAs(node, null, NewPublish.Detail, { id }, { ip: '10.1.0.1' })
  await callAs(node, null, NewPublish.Detail, { id }, { ip: '10.1.0.2' })
  await flushViews(node.app)
  expect(await viewsOf(id)).toBe(4)
  await callAs(node, bob, NewPublish.Detail, { id })
  await flushViews(node.app)
  expect(await viewsOf(id)).toBe(5)
  // A reader who comes later sees the number.
  const newcomer = await buildMember(node)
  node.advance(minute)
  expect((await callAs(node, newcomer, NewPublish.Detail, { id })).viewCount).toBe(5)
})

const purge = (signal = new AbortController().signal) =>
  purgePosts({ db: node.app.db, now: node.app.now(), log: pino({ level: 'silent' }), signal })

test('after thirty days a recycle bin is emptied with everything attached to its posts', async () => {
  const collector = await buildMember(node)
  const [id, stored] = [await buildPost(node, author), await buildPost(node, author)]
  await callAs(node, collector, UserLike.Collect, { ...target(id), on: true })
  await callAs(node, bob, UserLike.Like, { ...target(id), on: true })
  const top = await callAs(node, bob, NewPublish.Reply, { publishId: id, text: '一' })
  await callAs(node, bob, NewPublish.ReplyLike, { id: top.id, on: true })
  await callAs(node, carol, NewPublish.Reply, { publishId: id, text: '二', parentId: top.id })
  const { file_id } = await node.app.db
    .selectFrom('publish_picture')
    .select('file_id')
    .where('publish_id', '=', id)
    .executeTakeFirstOrThrow()
  await node.app.db
    .updateTable('stored_file')
    .set({ used_at: node.app.now() })
    .where('id', '=', file_id)
    .execute()
  await callAs(node, author, NewPublish.DeletePublish, { id })
  expect(await purge()).toBe(0)
  node.advance(30 * 24 * hour + hour)
  expect(await purge()).toBe(1)
  const left = await node.app.db.selectFrom('publish').select('id').where('id', 'in', [id, stored]).execute()
  expect(left).toEqual([{ id: stored }])
  expect((await readCounters(node, collector.userId)).collect_count).toBe(0)
  const file = await node.app.db
    .selectFrom('stored_file')
    .select('used_at')
    .where('id', '=', file_id)
    .executeTakeFirst()
  expect(file?.used_at ?? null).toBeNull()
})

test('a post that cannot be purged keeps no other one, and the job says that it failed', async () => {
  const owner = await buildMember(node)
  const ids = [await buildPost(node, owner), await buildPost(node, owner), await buildPost(node, owner)]
  const [, stuck = ''] = ids
  for (const id of ids) await callAs(node, owner, NewPublish.DeletePublish, { id })
  node.advance(30 * 24 * hour + hour)
  await sql`create function refuse_purge() returns trigger language plpgsql as $$ begin
    if old.id = ${sql.lit(stuck)} then raise exception 'stuck'; end if; return old; end $$`.execute(
    node.app.db,
  )
  await sql`create trigger refuse_purge before delete on publish for each row execute function refuse_purge()`.execute(
    node.app.db,
  )
  // A program that stops ends it at once.
  expect(await purge(AbortSignal.abort())).toBe(0)
  await expect(purge()).rejects.toThrow('1 posts could not be purged')
  await sql`drop trigger refuse_purge on publish`.execute(node.app.db)
  const left = await node.app.db.selectFrom('publish').select('id').where('id', 'in', ids).execute()
  expect(left).toEqual([{ id: stuck }])
  expect(await purge()).toBe(1)
})
