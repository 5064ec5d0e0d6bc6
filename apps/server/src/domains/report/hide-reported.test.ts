import { NewPublish, Notice } from '@guangquan/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { counterProofs, subscriptions } from '../../program.ts'
import { relayBatch } from '../../events/relay.ts'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { decideNow } from '../review/index.ts'

const hour = 3600_000
const relay = async () => {
  while ((await relayBatch(node.app, subscriptions)) > 0);
}

let node: TestApp
let second: TestNode
let author: Browser
let crowd: Browser[]
let id: string
beforeAll(async () => {
  node = await openTestApp()
  await setConfig(node, 'level.gates', false)
  second = await node.addNode()
  author = await buildMember(node)
  crowd = await Promise.all(Array.from({ length: 6 }, () => buildMember(node)))
})
afterAll(() => node.close())
beforeEach(async () => {
  const pictures = [{ fileId: await buildFile(node, author) }]
  id = (await callAs(node, author, NewPublish.Publish, { publishType: 1, tags: ['雾'], pictures })).id
})

const refusal = (code: number) => expect.objectContaining({ code })
const report = (who: Browser | undefined, targetId = id, reportType: 1 | 2 = 1, on: TestNode = node) =>
  callAs(on, who ?? author, NewPublish.UserReport, { reportType, targetId, reason: 3 })
const detail = (who: Browser | null) => callAs(node, who, NewPublish.Detail, { id })
const decide = (
  kind: 'post' | 'comment',
  { reason = '', ...decision }: { id: string; pass: boolean; reason?: string },
) => decideNow({ ...buildCtx(node), actor: '苏晚' }, { kind, reason, ...decision })
const prove = () =>
  proveCounters(
    { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal },
    counterProofs,
  )
const row = () =>
  node.app.db
    .selectFrom('publish')
    .innerJoin('member_counter', 'member_id', 'author_id')
    .where('publish.id', '=', id)
    .select(['publish.status', 'publish.created_at', 'hidden_at', 'accepted_post_count', 'publish_count'])
    .executeTakeFirstOrThrow()
const hide = async () => {
  for (const who of crowd.slice(0, 3)) await report(who)
}
const eventsOf = async (name: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox_event where name = ${name} and payload->>'publishId' = ${id}`.execute(
    node.app.db,
  )
  return rows[0]?.count
}

test('the third report by experienced members within a day hides a post from everybody but its author', async () => {
  const before = await row()
  await report(crowd[0])
  await report(crowd[1])
  expect((await detail(null)).id).toBe(id)
  await report(crowd[2])
  await expect(detail(null)).rejects.toEqual(refusal(3002))
  await expect(detail(crowd[4] ?? null)).rejects.toEqual(refusal(3002))
  expect(await detail(author)).toMatchObject({ id, status: 1 })
  const { items } = await callAs(node, null, NewPublish.GetFeed, { tab: 3 })
  expect(items.map((item) => item.id)).not.toContain(id)
  expect((await row()).publish_count).toBe(before.publish_count - 1)
  expect(await prove()).toEqual([])
  await expect(report(crowd[3])).rejects.toEqual(refusal(3002))
})

test('members of less than 7 days, those banned since, and reports of yesterday do not count', async () => {
  const createdAt = new Date(node.app.now().getTime() - 7 * 24 * hour + 60_000)
  for (let n = 0; n < 3; n++) await report(await buildMember(node, { level: 9, createdAt }))
  const gone = await buildMember(node, { level: 9 })
  await report(gone)
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', gone.userId).execute()
  await report(crowd[0])
  await report(crowd[1])
  await node.app.db
    .updateTable('report')
    .set({ created_at: new Date(node.app.now().getTime() - 25 * hour) })
    .where('target_id', '=', id)
    .where('member_id', '=', crowd[0]?.userId ?? '')
    .execute()
  await report(crowd[2])
  expect((await detail(null)).id).toBe(id)
  await report(crowd[3])
  await expect(detail(null)).rejects.toEqual(refusal(3002))
})

test('where levels gate, members from level 3 on count', async () => {
  await setConfig(node, 'level.gates', undefined)
  for (let n = 0; n < 3; n++) await report(await buildMember(node, { level: 2 }))
  expect((await detail(null)).id).toBe(id)
  for (const level of [3, 4, 10]) await report(await buildMember(node, { level, createdAt: node.app.now() }))
  await expect(detail(null)).rejects.toEqual(refusal(3002))
  await setConfig(node, 'level.gates', false)
})

test('three who report at once on two nodes see each other’s reports', async () => {
  for (let round = 0; round < 5; round++) {
    const pictures = [{ fileId: await buildFile(node, author) }]
    const post = await callAs(node, author, NewPublish.Publish, { publishType: 1, pictures })
    await Promise.all(crowd.slice(0, 3).map((who, n) => report(who, post.id, 1, n % 2 === 0 ? node : second)))
    await expect(callAs(node, null, NewPublish.Detail, { id: post.id })).rejects.toEqual(refusal(3002))
  }
  expect(await prove()).toEqual([])
})

test('a post that is passed returns to its position, nobody is notified again, and the reporters are notified', async () => {
  const before = await row()
  const published = await eventsOf('post.published')
  await hide()
  node.advance(hour)
  await decide('post', { id, pass: true })
  expect(await row()).toEqual(before)
  expect(await eventsOf('post.published')).toBe(published)
  expect(await prove()).toEqual([])
  await relay()
  const { items } = await callAs(node, crowd[0] ?? null, Notice.GetUserNoticeList, { tab: 6 })
  expect(items[0]).toMatchObject({ type: 'report.dismissed', target: null })
  // Decided reports no longer count: three others would be needed.
  await report(crowd[3])
  await report(crowd[4])
  expect((await detail(null)).id).toBe(id)
})

test('a refused post stays hidden, and the reporters are notified', async () => {
  await hide()
  await decide('post', { id, pass: false, reason: '图中有广告' })
  await expect(detail(null)).rejects.toEqual(refusal(3002))
  expect(await row()).toMatchObject({ status: 4 })
  await relay()
  const { items } = await callAs(node, crowd[1] ?? null, Notice.GetUserNoticeList, { tab: 6 })
  expect(items[0]).toMatchObject({ type: 'report.upheld' })
  expect(await prove()).toEqual([])
})

test('a comment is hidden and decided in the same way, with its answers', async () => {
  const top = await callAs(node, author, NewPublish.Reply, { publishId: id, text: '说一句' })
  const response = await callAs(node, author, NewPublish.Reply, {
    publishId: id,
    text: '再说一句',
    parentId: top.id,
  })
  const listed = async () =>
    (await callAs(node, null, NewPublish.GetPublishReplyList, { publishId: id })).items.map((one) => one.id)
  for (const who of crowd.slice(0, 3)) await report(who, response.id, 2)
  expect((await detail(null)).replyCount).toBe(1)
  expect(await prove()).toEqual([])
  await decide('comment', { id: response.id, pass: true })
  expect((await detail(null)).replyCount).toBe(2)
  await Promise.all(crowd.slice(0, 3).map((who, n) => report(who, top.id, 2, n === 0 ? second : node)))
  expect(await listed()).toEqual([])
  // Answers to a hidden comment are not shown either, and not counted.
  expect((await detail(null)).replyCount).toBe(0)
  expect(await prove()).toEqual([])
  await decide('comment', { id: top.id, pass: true })
  expect((await detail(null)).replyCount).toBe(2)
  for (const who of crowd.slice(3, 6)) await report(who, top.id, 2)
  expect((await detail(null)).replyCount).toBe(0)
  await decide('comment', { id: top.id, pass: false })
  expect((await detail(null)).replyCount).toBe(0)
  expect(await prove()).toEqual([])
})

test('a post counts the visible comments, whatever happens below a hidden one', async () => {
  const write = (text: string, parentId?: string) =>
    callAs(node, author, NewPublish.Reply, { publishId: id, text, parentId })
  const top = await write('说一句')
  const [first, other, third] = [
    await write('一', top.id),
    await write('二', top.id),
    await write('三', top.id),
  ]
  await write('另一句')
  const count = async () => (await detail(null)).replyCount
  for (const who of crowd.slice(0, 3)) await report(who, third.id, 2)
  for (const who of crowd.slice(0, 3)) await report(who, top.id, 2)
  expect(await count()).toBe(1)
  await callAs(node, author, NewPublish.DeleteReply, { id: first.id })
  await decide('comment', { id: third.id, pass: true })
  expect(await count()).toBe(1)
  expect(await prove()).toEqual([])
  await decide('comment', { id: top.id, pass: true })
  const { items } = await callAs(node, null, NewPublish.GetPublishReplyList, { publishId: id })
  const shown = items.flatMap((item) => ('children' in item && item.id === top.id ? item.children : []))
  expect(shown.map((child) => child.id)).toEqual([other.id, third.id])
  expect(await count()).toBe(4)
  expect(await prove()).toEqual([])
  await callAs(node, author, NewPublish.DeleteReply, { id: top.id })
  expect(await count()).toBe(1)
  expect(await prove()).toEqual([])
})

test('a comment answered, hidden and deleted at once leaves a correct count', async () => {
  for (let round = 0; round < 4; round++) {
    const top = await callAs(node, author, NewPublish.Reply, { publishId: id, text: `第${round}句` })
    const write = (on: TestNode) => {
      const input = { publishId: id, text: '答', parentId: top.id }
      return callAs(on, author, NewPublish.Reply, input).catch(() => null)
    }
    const response = await write(node)
    await Promise.all([
      ...crowd.slice(0, 3).map((who, n) => report(who, top.id, 2, n === 0 ? second : node)),
      write(second),
      write(node),
      callAs(second, author, NewPublish.DeleteReply, { id: response?.id ?? '' }),
    ])
    expect(await prove()).toEqual([])
    const deciding = decide('comment', { id: top.id, pass: round % 2 === 0 })
    await Promise.all([deciding, write(second), write(node)])
    expect(await prove()).toEqual([])
  }
  const listed = await callAs(node, null, NewPublish.GetPublishReplyList, { publishId: id })
  const seen = listed.items.reduce((sum, item) => sum + 1 + ('childCount' in item ? item.childCount : 0), 0)
  expect((await detail(null)).replyCount).toBe(seen)
})
