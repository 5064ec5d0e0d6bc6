import { randomBytes } from 'node:crypto'
import { errorCatalogue, NewPublish, taskKeys, UserInfo, UserLevel } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { pino } from 'pino'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '../../db/client.ts'
import { emit } from '../../events/emit.ts'
import { relayBatch } from '../../events/relay.ts'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { startWorker, type Worker } from '../../jobs/worker.ts'
import { counterProofs } from '../../program.ts'
import { againAfterLock } from '../../testing/again-after-lock.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember as buildAtLevel, signIn } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { backfillGrowth } from './backfill-growth.ts'
import { countEarnings } from './count-earnings.ts'
import type { Earning } from './earning.ts'
import { lowerUnlocks } from './follow-exp.ts'
import { growthFigures } from './growth.figures.ts'
import { growthJobs, growthSubscriptions } from './growth.jobs.ts'
import { settlePosts } from './settle-posts.ts'
import { settleLines } from './settle-lines.ts'
import { findNamedEarnings } from './find-earnings.ts'

const dayMs = 24 * 3600_000
let node: TestApp
let nodes: readonly TestNode[]
let workers: Worker[]

beforeAll(async () => {
  // An attempt that fails at a lock is logged as an error.
  node = await openTestApp({ settings: { LOG_LEVEL: 'silent' }, lockWithinMs: 1000 })
  nodes = [node, await node.addNode()]
  workers = await Promise.all(
    nodes.map((one) =>
      startWorker(one.app, { databaseUrl: node.databaseUrl, jobs: growthJobs, schedules: [] }),
    ),
  )
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await node.close()
})

const buildMember = () => buildAtLevel(node, { level: 1 })
/** On a new browser: days have passed. */
const again = ({ userId }: Browser) => signIn(node, userId)
const linesOf = async (member: Browser) => {
  const browser = await again(member)
  return readAll((cursor) => callAs(node, browser, UserLevel.GetExpLines, { maxResultCount: 2, cursor }))
}
const levelOf = async (member: Browser) => {
  const { level, own } = await callAs(node, await again(member), UserLevel.Get, {})
  return { level, exp: own?.exp, unlockLevel: own?.unlockLevel }
}
const count = (earnings: readonly Earning[], on: TestNode = node) =>
  againAfterLock(() =>
    on.app.db.transaction().execute((tx) => countEarnings(tx, earnings, { now: node.app.now() })),
  )
const earn = ({ userId: memberId }: Browser, rule: string, source = uuid()): Earning => ({
  memberId,
  rule,
  source,
  publishId: null,
  at: node.app.now(),
})

test('an act counts once and caps are exact, however many nodes count at once', async () => {
  const [alice, bob] = [await buildMember(), await buildMember()]
  const times = { photo: 5, like: 60, collect: 29, comment: 12, questionnaire: 12 }
  const acts = Object.entries(times).flatMap(([rule, n]) =>
    Array.from({ length: n }, () => earn(alice, rule)),
  )
  const atOnePost = Array.from({ length: 4 }, () => ({ ...earn(bob, 'comment'), publishId: alice.userId }))
  const all = [...acts, ...atOnePost]
  const parts = Array.from({ length: 12 }, (_, part) => all.filter((_act, index) => index % 3 !== part % 3))
  await Promise.all(parts.map((part, index) => count(part, nodes[index % 2])))
  const counted = Map.groupBy(await linesOf(alice), ({ rule }) => rule)
  expect(counted.get('photo')?.length).toBe(3)
  expect(counted.get('like')?.length).toBe(50)
  // 150 of the daily cap, besides the reactions of others.
  expect(await levelOf(alice)).toMatchObject({ exp: 150 + 50 + 58, level: 2 })
  expect(await levelOf(bob)).toMatchObject({ exp: 4 })
  node.advance(dayMs)
  await count([earn(alice, 'photo')])
  expect(await levelOf(alice)).toMatchObject({ exp: 268 })
  const { thresholds } = await callAs(node, await again(alice), UserLevel.GetRules, {})
  expect(thresholds[2]).toBe(300)
})

test('what an event names is counted after the commit, once, and nobody else reads the lines', async () => {
  const [author, other] = [await buildMember(), await buildMember()]
  const publishId = await buildPost(node, author)
  await node.app.db
    .insertInto('post_like')
    .values([
      { publish_id: publishId, member_id: other.userId },
      { publish_id: publishId, member_id: author.userId },
    ])
    .execute()
  await node.app.db.transaction().execute(async (tx) => {
    for (const memberId of [other.userId, author.userId, other.userId]) {
      await emit(tx, 'target.marked', { target: 'post', targetId: publishId, memberId, mark: 'like' })
    }
    await emit(tx, 'post.published', { publishId, authorId: author.userId })
    await emit(tx, 'member.visited', { memberId: author.userId, day: dayOf(node.app.now()) })
  })
  await relayBatch(node.app, growthSubscriptions())
  await expect.poll(async () => (await levelOf(author)).exp).toBe(13)
  const lines = await linesOf(author)
  expect(lines.map(({ rule }) => rule).toSorted()).toEqual(['like', 'photo', 'visit'])
  expect(lines[0]?.balance).toBe(13)
  expect(lines.at(-1)?.balance).toBe(lines.at(-1)?.amount)
  expect(await linesOf(other)).toEqual([])
  expect(await callAs(node, other, UserLevel.Get, { userId: author.userId })).toMatchObject({
    level: 1,
    own: null,
  })
})

test('what is counted while its member is locked for long is counted by a later attempt', async () => {
  const member = await buildMember()
  await count([earn(member, 'like')])
  const day = dayOf(node.app.now())
  const { db } = node.app
  const waiting = async (by: Queryable) => {
    const { rows } = await sql<{ id: string; last_error: string | null }>`
      select id, last_error from graphile_worker.jobs where task_identifier = 'growth.countVisits'`.execute(
      by,
    )
    return rows
  }
  await db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('growth_member')
      .select('member_id')
      .where('member_id', '=', member.userId)
      .forUpdate()
      .execute()
    await db.transaction().execute((own) => emit(own, 'member.visited', { memberId: member.userId, day }))
    await relayBatch(node.app, growthSubscriptions())
    await expect
      .poll(() => waiting(tx))
      .toMatchObject([{ last_error: expect.stringContaining('lock timeout') }])
  })
  // Its lane would try again some seconds later.
  for (const { id } of await waiting(db))
    await sql`select graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now())`.execute(db)
  await expect.poll(async () => (await linesOf(member)).map(({ rule }) => rule)).toContain('visit')
})

test('a post deleted within seven days loses what it earned, restored it has it again; a breach costs more', async () => {
  const author = await buildMember()
  const [early, late] = [await buildPost(node, author), await buildPost(node, author)]
  const post = (id: string) => ({ ...earn(author, 'photo', id), publishId: id })
  await count([post(early), post(late), earn(author, 'like'), earn(author, 'like')])
  const settle = (id: string, columns: { status: number; deleted_at?: Date | null; hidden_at?: Date }) =>
    node.app.db.transaction().execute(async (tx) => {
      await tx.updateTable('publish').set(columns).where('id', '=', id).execute()
      await settlePosts(tx, [id], node.app.now())
      await settlePosts(tx, [id], node.app.now())
    })
  await settle(early, { status: 5, deleted_at: node.app.now() })
  expect(await levelOf(author)).toMatchObject({ exp: 12 })
  await settle(early, { status: 2, deleted_at: null })
  expect(await levelOf(author)).toMatchObject({ exp: 22 })
  node.advance(8 * dayMs)
  await settle(late, { status: 5, deleted_at: node.app.now() })
  expect(await levelOf(author)).toMatchObject({ exp: 22 })
  await settle(early, { status: 4, hidden_at: node.app.now() })
  // 22 − 10 − 20 would be below 0.
  expect(await levelOf(author)).toMatchObject({ exp: 0 })
  await settle(early, { status: 2 })
  expect(await levelOf(author)).toMatchObject({ exp: 22 })
})

test('restored posts earn no more than the cap of their day, which others used meanwhile', async () => {
  const author = await buildMember()
  const posts: string[] = []
  for (let made = 0; made < 6; made++) posts.push(await buildPost(node, author))
  const post = (id: string) => ({ ...earn(author, 'photo', id), publishId: id })
  const [first, next] = [posts.slice(0, 3), posts.slice(3)]
  const settle = (ids: readonly string[], columns: { status: number; deleted_at: Date | null }) =>
    node.app.db.transaction().execute(async (tx) => {
      await tx.updateTable('publish').set(columns).where('id', 'in', ids).execute()
      await settlePosts(tx, ids, node.app.now())
    })
  await count(first.map(post))
  expect(await levelOf(author)).toMatchObject({ exp: 30 })
  await settle(first, { status: 5, deleted_at: node.app.now() })
  await count(next.map(post))
  expect(await levelOf(author)).toMatchObject({ exp: 30 })
  await settle(first, { status: 2, deleted_at: null })
  expect(await levelOf(author)).toMatchObject({ exp: 30 })
  // What they leave is theirs again.
  await settle(next, { status: 5, deleted_at: node.app.now() })
  await settle(first, { status: 2, deleted_at: null })
  expect(await levelOf(author)).toMatchObject({ exp: 30 })
})

test('a comment earns by what it says, and only at posts of others', async () => {
  const [author, writer] = [await buildMember(), await buildMember()]
  const publishId = await buildPost(node, author)
  const comments = [
    [writer, '这里的光真好，云也好看'],
    [writer, 'What a lovely light'],
    [writer, '啊啊啊啊啊啊啊啊啊啊'],
    [writer, '66666666666666'],
    [writer, '👍👍👍👍👍👍👍👍👍👍'],
    [writer, '[微笑][鼓掌][微笑][鼓掌]'],
    [writer, '。。。。。。。。！！！！'],
    [author, '谢谢大家来看我的照片呀'],
  ] as const
  const ids = comments.map(() => uuid())
  await node.app.db
    .insertInto('reply')
    .values(
      comments.map(([{ userId }, body], place) => ({
        id: ids[place] ?? uuid(),
        publish_id: publishId,
        author_id: userId,
        body,
      })),
    )
    .execute()
  const payloads = ids.map((replyId, place) => ({
    replyId,
    publishId,
    authorId: comments[place]?.[0].userId,
  }))
  const found = await findNamedEarnings(node.app.db, 'reply.written', payloads)
  expect(found.map(({ source }) => source).toSorted()).toEqual(ids.slice(0, 2).toSorted())
})

test('a comment deleted within seven days loses what it earned, a later one keeps it; shown again it earns again', async () => {
  const [author, writer] = [await buildMember(), await buildMember()]
  const publishId = await buildPost(node, author)
  const write = async () =>
    (await callAs(node, await again(writer), NewPublish.Reply, { publishId, text: '这里的光真好，云也好看' }))
      .id
  const [early, late] = [await write(), await write()]
  await count([early, late].map((id) => ({ ...earn(writer, 'comment', id), publishId })))
  const { exp = 0 } = await levelOf(writer)
  expect(exp).toBeGreaterThan(0)
  const remove = async (id: string) => {
    await callAs(node, await again(writer), NewPublish.DeleteReply, { id })
    // The event exists; the jobs it enqueues are run here.
    const { rows } = await sql`select from outbox_event where name = 'reply.settled'
      and payload->>'replyId' = ${id}`.execute(node.app.db)
    expect(rows).toHaveLength(1)
    await settle(id)
  }
  const settle = (id: string) =>
    node.app.db
      .transaction()
      .execute((tx) => settleLines(tx, 'reply.settled', [id], { now: node.app.now(), withTasks: true }))
  await remove(early)
  await settle(early)
  expect(await levelOf(writer)).toMatchObject({ exp: exp / 2 })
  await node.app.db.updateTable('reply').set({ status: 2 }).where('id', '=', early).execute()
  await settle(early)
  expect(await levelOf(writer)).toMatchObject({ exp })
  node.advance(8 * dayMs)
  await remove(late)
  expect(await levelOf(writer)).toMatchObject({ exp })
})

test('a task whose way is closed is not offered; who finished it before can claim it', async () => {
  const member = await buildMember()
  const offered = async (on: TestNode) => {
    const browser = await signIn(on, member.userId)
    const { tasks } = await callAs(on, browser, UserLevel.GetTasks, {})
    const { rules } = await callAs(on, browser, UserLevel.GetRules, {})
    return {
      tasks: tasks.map(({ key }) => key),
      rules: rules.map(({ rule }) => rule).filter((rule) => rule.startsWith('task.')),
    }
  }
  const closed = await offered(node)
  expect(closed.tasks).not.toContain('wechat')
  expect(closed.rules).not.toContain('task.wechat')
  expect(closed.tasks).toContain('firstVideo')
  await setConfig(node, 'features', { video: false })
  expect((await offered(node)).tasks).not.toContain('firstVideo')
  await setConfig(node, 'features', { video: true })
  await node.app.db
    .insertInto('social_binding')
    .values({
      member_id: member.userId,
      provider: 'wx',
      union_index: randomBytes(32),
      union_cipher: randomBytes(48),
      bound_at: node.app.now(),
    })
    .execute()
  expect((await offered(node)).tasks).toContain('wechat')
})

test('two hundred claims of one task at once pay once', async () => {
  const member = await buildMember()
  const early = await callRaw(node, member, UserLevel.ClaimTask, { key: 'firstPhoto' })
  expect(early.body.error?.code).toBe(errorCatalogue.TaskUnfinished.code)
  const claims = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      callRaw(nodes[index % 2] ?? node, member, UserLevel.ClaimTask, { key: 'phone' }),
    ),
  )
  const codes = Map.groupBy(claims, ({ body }) => body.error?.code)
  expect(codes.get(undefined)?.length).toBe(1)
  expect(await levelOf(member)).toMatchObject({ exp: 20 })
  const today = dayOf(node.app.now())
  const counted = growthFigures.map(({ count }) => count(node.app.db, { from: today, to: today }))
  expect((await Promise.all(counted)).flat()).toMatchObject([{ value: 1 }])
  const { tasks } = await callAs(node, member, UserLevel.GetTasks, {})
  expect(tasks.find(({ key }) => key === 'phone')).toMatchObject({ state: 2, exp: 20 })
  // All except the one for WeChat, which is closed here.
  expect(tasks.length).toBe(taskKeys.length - 1)
})

test('the level stays when experience is taken back; permissions follow it after 30 days', async () => {
  const member = await buildMember()
  const publishId = await buildPost(node, member)
  const source = { ...earn(member, 'pick', publishId), publishId }
  await count([source, earn(member, 'club')])
  await count([{ ...earn(member, 'photo', publishId), publishId }, earn(member, 'article')])
  expect(await levelOf(member)).toMatchObject({ exp: 300, level: 3, unlockLevel: 3 })
  // The next page shows the rise from the level that was seen last, and only that page.
  expect(await callAs(node, member, UserInfo.Get, {})).toMatchObject({ risenFrom: 1 })
  for (const _ of [1, 2]) await callAs(node, member, UserLevel.SeeLevel, {})
  expect(await callAs(node, member, UserInfo.Get, {})).toMatchObject({ risenFrom: null })
  await node.app.db
    .updateTable('publish')
    .set({ status: 4, hidden_at: node.app.now() })
    .where('id', '=', publishId)
    .execute()
  const settle = () => node.app.db.transaction().execute((tx) => settlePosts(tx, [publishId], node.app.now()))
  await settle()
  expect(await levelOf(member)).toMatchObject({ exp: 210, level: 3, unlockLevel: 3 })
  const kinds = await node.app.db
    .selectFrom('notice')
    .where('member_id', '=', member.userId)
    .select('kind')
    .orderBy('id')
    .execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['level.reached', 'level.reached', 'level.short'])
  const { rows: risen } = await sql<{ payload: unknown }>`select payload from outbox_event
    where payload->>'memberId' = ${member.userId} and name in ('level.reached', 'member.levelReached')
    order by id`.execute(node.app.db)
  expect(risen).toMatchObject([{ payload: { from: 1, to: 2 } }, { payload: { from: 2, to: 3 } }])
  node.advance(29 * dayMs)
  await lowerUnlocks(node.app.db, node.app.now())
  expect(await levelOf(member)).toMatchObject({ unlockLevel: 3 })
  node.advance(2 * dayMs)
  await lowerUnlocks(node.app.db, node.app.now())
  expect(await levelOf(member)).toMatchObject({ level: 3, unlockLevel: 2 })
  expect(await callAs(node, await again(member), UserInfo.Get, {})).toMatchObject({
    level: 3,
    unlockLevel: 2,
    exp: 210,
  })
  await node.app.db.updateTable('publish').set({ status: 2 }).where('id', '=', publishId).execute()
  await settle()
  expect(await levelOf(member)).toMatchObject({ exp: 300, level: 3, unlockLevel: 3 })
})

test('what was done before is counted once, and the counters prove it', async () => {
  const [author, fan] = [await buildMember(), await buildMember()]
  const publishId = await buildPost(node, author, { editorPick: true })
  await node.app.db
    .insertInto('post_collect')
    .values({ publish_id: publishId, member_id: fan.userId, folder_id: null })
    .execute()
  const ctx = {
    db: node.app.db,
    now: node.app.now(),
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  }
  const backfill = () => againAfterLock(() => backfillGrowth(ctx))
  await Promise.all([backfill(), backfill()])
  expect(await backfillGrowth(ctx)).toEqual({ done: 0, next: null })
  expect(await levelOf(author)).toMatchObject({ exp: 10 + 60 + 2 })
  const drifts = await proveCounters(ctx, counterProofs)
  expect(drifts.filter(({ deltas }) => 'earned_exp' in deltas)).toEqual([])
})
