import { ArticleInfo, NewPublish, Notice } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayBatch } from './events/relay.ts'
import type { OperatorCtx } from './context.ts'
import { operate, operatorUsage } from './operate.ts'
import { buildArticle } from './testing/articles.ts'
import { subscriptions } from './program.ts'
import { callAs, type Browser } from './testing/call-as.ts'
import { buildMember, setCounters } from './testing/people.ts'
import { buildPost } from './testing/posts.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let node: TestApp
let author: Browser
const acted: object[] = []
beforeAll(async () => {
  node = await openTestApp({
    settings: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => acted.push(JSON.parse(line)) },
  })
  author = await buildMember(node)
})
afterAll(() => node.close())

const ctx = (): OperatorCtx => ({
  db: node.app.db,
  now: node.app.now(),
  log: node.app.log,
  actor: '苏晚',
})
const open = (id: string) => callAs(node, null, NewPublish.Detail, { id })
const gone = expect.objectContaining({ code: 3002 })

test('waiting posts and comments are listed, passed and refused', async () => {
  const waits = await buildPost(node, author, { status: 1, text: '等着看' })
  const bad = await buildPost(node, author, { status: 1, text: '广告' })
  const { id: comment } = await callAs(node, author, NewPublish.Reply, {
    publishId: await buildPost(node, author),
    text: '等着说',
  })
  await node.app.db.updateTable('reply').set({ status: 1 }).where('id', '=', comment).execute()
  const queue = (await operate(ctx(), ['queue'], node.app.env)).join('\n')
  for (const word of [waits, bad, comment]) expect(queue).toContain(word)
  await operate(ctx(), ['pass', waits])
  await expect(operate(ctx(), ['refuse', bad])).rejects.toThrow('BadInput')
  await expect(operate(ctx(), ['refuse', bad, '长'.repeat(201)])).rejects.toThrow('BadInput')
  await operate(ctx(), ['refuse', bad, '图中有广告，', '请换一张'])
  await operate(ctx(), ['pass', comment])
  expect((await open(waits)).status).toBe(2)
  await expect(open(bad)).rejects.toEqual(gone)
  expect(await operate(ctx(), ['queue'], node.app.env)).toEqual([])
  expect(acted).toContainEqual(
    expect.objectContaining({ audit: 'operator.acted', act: 'refuse', targetId: bad }),
  )
})

test('a published post is hidden, and restored when it is passed', async () => {
  const id = await buildPost(node, author)
  await setCounters(node, author.userId, { publish_count: 5 })
  await operate(ctx(), ['hide', id])
  await expect(open(id)).rejects.toEqual(gone)
  await expect(operate(ctx(), ['hide', id])).rejects.toThrow('ContentNotFound')
  await operate(ctx(), ['pass', id])
  expect((await open(id)).id).toBe(id)
})

test('a refused post shows its reason to its author only, until it is passed', async () => {
  const id = await buildPost(node, author, { status: 1 })
  const own = async () =>
    (await callAs(node, author, NewPublish.GetOwnPublishList, {})).items.find((post) => post.id === id)
  const opened = () => callAs(node, author, NewPublish.GetUserPublishDetail, { id })
  const notified = async () => {
    await relayBatch(node.app, subscriptions)
    const { items } = await callAs(node, author, Notice.GetUserNoticeList, { tab: 6 })
    return items.filter((notice) => notice.target?.id === id).map((notice) => notice.text)
  }
  expect((await own())?.reviewReason).toBe('')
  await operate(ctx(), ['refuse', id, '图中有广告'])
  expect(await own()).toMatchObject({ status: 4, reviewReason: '图中有广告' })
  expect((await opened()).reviewReason).toBe('图中有广告')
  expect(await notified()).toEqual(['你的照片没有通过审核：图中有广告'])
  const { pictures } = await opened()
  await callAs(node, author, NewPublish.EditPublish, {
    publishType: 1,
    id,
    pictures: pictures.map(({ fileId }) => ({ fileId })),
  })
  expect(await own()).toMatchObject({ status: 1, reviewReason: '' })
  await operate(ctx(), ['pass', id])
  expect(await own()).toMatchObject({ status: 2, reviewReason: '' })
  // Notices already sent stay unchanged.
  expect(await notified()).toEqual(['你的照片已通过审核', '你的照片没有通过审核：图中有广告'])
})

test('an article is featured and removed again', async () => {
  const id = await buildArticle(node, author, { listedAt: null })
  const listed = async () => (await callAs(node, null, ArticleInfo.GetList, {})).items.map((item) => item.id)
  expect(await listed()).not.toContain(id)
  await operate(ctx(), ['feature', id])
  expect(await listed()).toContain(id)
  await operate(ctx(), ['unfeature', id])
  expect(await listed()).not.toContain(id)
})

test('unknown commands change nothing', async () => {
  const id = await buildPost(node, author)
  for (const words of [[], ['constructor', id], ['pass'], ['pass', 'x'], ['drop', id], ['queue', id]]) {
    await expect(operate(ctx(), words)).rejects.toThrow('BadInput')
  }
  await expect(operate(ctx(), ['pass', id])).rejects.toThrow('ContentNotFound')
  await expect(operate(ctx(), ['feature', id])).rejects.toThrow('ContentNotFound')
  expect(operatorUsage).toContain('feature')
})

test('each decision names who made it, in a line that nobody changes', async () => {
  const { db } = node.app
  const id = await buildPost(node, author, { status: 1 })
  await expect(operate(ctx(), ['hide', id])).rejects.toThrow('ContentNotFound')
  await operate(ctx(), ['refuse', id, '图中有广告'])
  const lines = await db.selectFrom('staff_act').selectAll().where('target_id', '=', id).execute()
  expect(lines).toEqual([
    expect.objectContaining({
      actor: '苏晚',
      act: 'refuse',
      target_kind: 'post',
      reason: '图中有广告',
      before: { decision: null },
      after: { decision: 'refuse' },
    }),
  ])
  await expect(db.updateTable('staff_act').set({ actor: '别人' }).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('staff_act').execute()).rejects.toThrow('append-only')
})
