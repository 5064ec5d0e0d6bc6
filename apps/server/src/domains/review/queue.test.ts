import {
  NewPublish,
  ReviewCase,
  ReviewReason,
  UserInfo,
  UserLike,
  type ReviewKind,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildArticle } from '../../testing/articles.ts'
import { callAs, callRaw } from '../../testing/call-as.ts'
import type { Tx } from '../../db/client.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { findOpenCase } from './case.store.ts'
import { listCases } from './cases.read.ts'
import { seedReasons } from './reasons.ts'
import { buildCaseOfPost } from './testing/build-case.ts'

let node: TestApp
let moderator: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  moderator = await buildStaff(node, ['moderator'])
})
afterAll(() => node.close())

const list = (input: object = {}) => callAs(node, moderator, ReviewCase.GetList, input)

test('the queue lists what is urgent first, page by page, and counts by kind', async () => {
  const author = await buildMember(node, { nickName: '山里人' })
  const waiting = await buildPost(node, author, { status: 1, text: '第一张' })
  const reported = await buildPost(node, author, { text: '被举报的' })
  const { id: comment } = await callAs(node, author, NewPublish.Reply, {
    publishId: reported,
    text: '一句话',
  })
  for (const [targetId, reportType] of [
    [reported, 1],
    [comment, 2],
    [author.userId, 4],
  ] as const) {
    await callAs(node, await buildMember(node), NewPublish.UserReport, { reportType, targetId, reason: 3 })
  }
  await callAs(node, author, UserInfo.BindClub, {
    clubCardNo: 'OLD2008001',
    realName: '林小满',
    phone: '13800130009',
  })
  const all = await list()
  expect(all.totalCount).toBe(5)
  expect(all.items.map(({ kind }) => kind).slice(0, 3)).toEqual(['post', 'comment', 'member'])
  expect(all.items[0]).toMatchObject({
    targetId: reported,
    text: '被举报的',
    isShown: true,
    nickName: '山里人',
  })
  expect(all.items.find(({ targetId }) => targetId === waiting)).toMatchObject({
    causes: ['new'],
    isShown: false,
    coverUrl: expect.stringContaining('480'),
  })
  expect(all.items.find(({ kind }) => kind === 'card')?.text).toContain('****')
  const first = await list({ maxResultCount: 2 })
  const next = await list({ maxResultCount: 2, cursor: first.nextCursor })
  const last = await list({ maxResultCount: 2, cursor: next.nextCursor })
  expect([first, next, last].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
    all.items.map(({ id }) => id),
  )
  expect((await list({ kind: 'post', cause: 'reports' })).items.map(({ targetId }) => targetId)).toEqual([
    reported,
  ])
  expect(await callAs(node, moderator, ReviewCase.GetCounts, {})).toEqual({
    items: [
      { kind: 'post', count: 2 },
      { kind: 'comment', count: 1 },
      { kind: 'member', count: 1 },
      { kind: 'card', count: 1 },
      { kind: 'circle', count: 0 },
    ],
  })
})

test('a case shows what it is about, its reports and earlier decisions about the same member', async () => {
  const author = await buildMember(node, { nickName: '常客' })
  const before = await buildPost(node, author, { status: 1 })
  const old = (await findOpenCase(node.app.db, { kind: 'post', targetId: before })) ?? expect.fail('no case')
  const reason = '图片模糊'
  const cases = [{ id: old.id, version: old.version }]
  await callAs(node, moderator, ReviewCase.Decide, { cases, decision: 'refuse', reason })
  const publishId = await buildPost(node, author, { text: '雾里的桥', fNumber: 8, iso: 100 })
  await callAs(node, author, UserLike.Like, { targetType: 1, targetId: publishId, on: true })
  const { id: comment } = await callAs(node, author, NewPublish.Reply, { publishId, text: '自己说的' })
  await callAs(node, await buildMember(node, { nickName: '热心人' }), NewPublish.UserReport, {
    reportType: 2,
    targetId: comment,
    reason: 2,
    text: '在打广告',
  })
  const { id } =
    (await findOpenCase(node.app.db, { kind: 'comment', targetId: comment })) ?? expect.fail('no case')
  const shown = await callAs(node, moderator, ReviewCase.Get, { id })
  expect(shown).toMatchObject({
    comment: { text: '自己说的', picture: null },
    post: { id: publishId, summary: '雾里的桥', isLike: false },
    reports: [{ nickName: '热心人', reason: '广告', text: '在打广告', isOpen: true }],
    member: { decisions: [{ kind: 'post', decision: 'refuse', reason }] },
  })
  expect(shown.post?.pictures[0]?.exif).toMatchObject({ iso: 100 })
  expect((await callRaw(node, moderator, ReviewCase.Get, { id: old.id })).body.success).toBe(false)
})

test('a case says what suggests that its reports were arranged', async () => {
  const targetId = await buildPost(node, await buildMember(node))
  const inviter = await buildMember(node)
  for (const place of [1, 2, 3]) {
    const reporter = place === 1 ? inviter : await buildMember(node)
    if (place === 2) {
      await sql`insert into referral (invitee_id, inviter_id, created_at)
        values (${reporter.userId}, ${inviter.userId}, now())`.execute(node.app.db)
    }
    await sql`update session set ip = ${`198.51.100.${place}`} where member_id = ${reporter.userId}`.execute(
      node.app.db,
    )
    const text = `大家都来举报这一张${'！'.repeat(place)}`
    await callAs(node, reporter, NewPublish.UserReport, { reportType: 1, targetId, reason: 3, text })
  }
  const { id = '' } = (await findOpenCase(node.app.db, { kind: 'post', targetId })) ?? {}
  const { reportSigns, looksArranged, reports } = await callAs(node, moderator, ReviewCase.Get, { id })
  expect(looksArranged).toBe(true)
  expect(reportSigns.map(({ sign, reportIds }) => [sign, reportIds.length])).toEqual([
    ['sameWords', 3],
    ['sameNetwork', 3],
    ['sameHour', 3],
    ['related', 2],
  ])
  expect(reports.map((one) => one.reporterId)).toContain(inviter.userId)
})

test('an article in review is read as a whole, with its photographs', async () => {
  const author = await buildMember(node)
  const id = await buildArticle(node, author)
  await node.app.db.updateTable('publish').set({ status: 1 }).where('id', '=', id).execute()
  const found = await findOpenCase(node.app.db, { kind: 'post', targetId: id })
  const shown = await callAs(node, moderator, ReviewCase.Get, { id: found?.id ?? '' })
  expect(shown.article?.blocks.map(({ kind }) => kind)).toContain('text')
  expect(shown.video).toBeNull()
})

test('a post that only waits for its video is not in the queue', async () => {
  const id = await buildPost(node, await buildMember(node))
  await sql`update publish set status = 1, review_cause = 'file' where id = ${id}`.execute(node.app.db)
  expect(await findOpenCase(node.app.db, { kind: 'post', targetId: id })).toBeUndefined()
})

test('staff change the list of reasons, and two who change one at once do not overwrite each other', async () => {
  await seedReasons(node.app.db)
  const { items } = await callAs(node, moderator, ReviewReason.GetList, {})
  const [first] = items
  if (first === undefined) throw new Error('no reasons')
  const { id, kinds, position, version } = first
  const change = (text: string) =>
    callRaw(node, moderator, ReviewReason.Save, { id, version, text, kinds, position })
  const changes = await Promise.all([change('有广告'), change('广告图片')])
  expect(changes.filter(({ body }) => body.success)).toHaveLength(1)
  await callAs(node, moderator, ReviewReason.Remove, { id, version: version + 1 })
  await seedReasons(node.app.db)
  const left = (await callAs(node, moderator, ReviewReason.GetList, {})).items
  expect(left).toEqual(items.slice(1))
})

test('a page deep in a long queue reads its own rows only', async () => {
  const staff = {
    id: moderator.staffId,
    name: '',
    displayName: '',
    roles: [],
    shopId: null,
    sessionId: '',
    endsAt: 0,
    confirmedAt: 0,
  }
  const key = [1, new Date(node.app.now().getTime() - 5_000_000), moderator.staffId]
  const cursor = Buffer.from(JSON.stringify([15_000, 1000, key])).toString('base64url')
  const found = await countReadInLongQueue('member', async (tx) => {
    const { items } = await listCases({ ...buildCtx(node), staff, db: tx }, { maxResultCount: 20, cursor })
    expect(items).toHaveLength(20)
  })
  expect(found).toBe(21)
})

test('an edited or deleted post finds its case without reading those of others', async () => {
  const { target_id: id } = await buildCaseOfPost(node)
  const version = async (tx: Tx) => (await findOpenCase(tx, { kind: 'post', targetId: id }))?.version
  const found = await countReadInLongQueue('post', async (tx) => {
    await tx.updateTable('publish').set({ title: '改过的标题' }).where('id', '=', id).execute()
    expect(await version(tx)).toBe(2)
    await tx
      .updateTable('publish')
      .set({ status: 5, deleted_at: node.app.now() })
      .where('id', '=', id)
      .execute()
    expect(await version(tx)).toBeUndefined()
  })
  expect(found).toBeLessThan(10)
})

/** Number of rows of cases that `work` reads in a queue with 20,000 others; everything is rolled back. */
async function countReadInLongQueue(kind: ReviewKind, work: (tx: Tx) => Promise<void>): Promise<number> {
  const { userId } = await buildMember(node)
  return node.app.db
    .transaction()
    .execute(async (tx): Promise<number> => {
      await sql`insert into review_case (kind, target_id, member_id, causes, priority, opened_at)
        select ${kind}, gen_random_uuid(), ${userId}::uuid, '{word}', n % 4, now() - n * interval '1 second'
        from generate_series(1, 20000) as n`.execute(tx)
      await sql`analyze review_case`.execute(tx)
      const before = await rowsRead(tx)
      await work(tx)
      throw new Counted((await rowsRead(tx)) - before)
    })
    .catch((error: unknown) => {
      if (error instanceof Counted) return error.rows
      throw error
    })
}

class Counted extends Error {
  readonly rows: number
  constructor(rows: number) {
    super()
    this.rows = rows
  }
}

async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
    where relname = 'review_case'`.execute(tx)
  return rows[0]?.rows ?? 0
}
