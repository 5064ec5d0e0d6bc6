import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { NewPublish, ReplyItem, UserInfo, errorCatalogue, type CritiqueInput } from '@guangquan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { relayBatch } from '../../events/relay.ts'
import { subscriptions } from '../../program.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildBlock, buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'

let node: TestApp
let second: TestNode
let author: Browser
let bob: Browser
let carol: Browser
let publishId: string
let pictureId: string

beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  author = await buildMember(node, { nickName: '作者' })
  bob = await buildMember(node, { nickName: '小博' })
  carol = await buildMember(node, { nickName: '卡罗' })
})
afterAll(() => node.close())

async function pictureOf(postId: string): Promise<string> {
  const { id } = await node.app.db
    .selectFrom('publish_picture')
    .select('id')
    .where('publish_id', '=', postId)
    .executeTakeFirstOrThrow()
  return id
}
beforeEach(async () => {
  publishId = await buildPost(node, author)
  pictureId = await pictureOf(publishId)
  await ask(true)
})

const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })
const ask = (on: boolean, as = author) => callAs(node, as, NewPublish.AskCritique, { id: publishId, on })
const region = { x: 0.25, y: 0.5, width: 0.3, height: 0.125 }
const write = (as: Browser, change: Partial<CritiqueInput> = {}, parentId?: string) =>
  callAs(node, as, NewPublish.Reply, {
    publishId,
    text: '这里再压半档',
    critique: { pictureId, rubric: 2, region, ...change },
    ...(parentId === undefined ? {} : { parentId }),
  })
const list = (as: Browser | null) => callAs(node, as, NewPublish.GetCritiqueList, { publishId })
const help = (as: Browser, id: string, on = true) => callAs(node, as, NewPublish.MarkHelpful, { id, on })

test('a critique is a comment with a position, which every copy of the photograph shows alike', async () => {
  const written = ReplyItem.parse(await write(bob))
  expect(written.critique).toEqual({ pictureId, rubric: 2, region, helpful: false })
  expect(await list(null)).toEqual([expect.objectContaining({ id: written.id, critique: written.critique })])
  const { items } = await callAs(node, null, NewPublish.GetPublishReplyList, { publishId })
  expect(items).toEqual([expect.objectContaining({ critique: written.critique })])
  expect((await callAs(node, carol, NewPublish.Detail, { id: publishId })).replyCount).toBe(1)
  const plain = await callAs(node, carol, NewPublish.Reply, { publishId, text: '好光' })
  expect(plain).toMatchObject({ critique: null })
  expect(await list(carol)).toHaveLength(1)
})

test('critiques are listed oldest first; a point and a whole photograph are valid positions', async () => {
  const point = { x: 1, y: 0, width: 0, height: 0 }
  await write(bob, { region: point, rubric: 5 })
  node.advance(1000)
  await write(carol, { region: { x: 0, y: 0, width: 1, height: 1 } })
  expect((await list(bob)).map(({ critique }) => critique?.region)).toEqual([
    point,
    { x: 0, y: 0, width: 1, height: 1 },
  ])
})

test.each([
  ['beyond the right edge', { region: { x: 0.8, y: 0, width: 0.3, height: 0.1 } }],
  ['negative', { region: { x: -0.1, y: 0, width: 0.3, height: 0.1 } }],
  ['not a number', { region: { x: NaN, y: 0, width: 0.3, height: 0.1 } }],
])('a position that is %s is refused', async (_, change) => {
  await expect(write(bob, change)).rejects.toMatchObject(code('BadInput'))
})

test('critiques are written where requested, by others, on photographs of the post', async () => {
  await expect(write(author)).rejects.toMatchObject(code('NotAllowedOnSelf'))
  await expect(write(bob, { pictureId: uuid() })).rejects.toMatchObject(code('ContentNotFound'))
  const other = await buildPost(node, author)
  await expect(write(bob, { pictureId: await pictureOf(other) })).rejects.toMatchObject(
    code('ContentNotFound'),
  )
  const top = await write(bob)
  await expect(write(carol, {}, top.id)).rejects.toMatchObject(code('BadInput'))
  await ask(false)
  await expect(write(bob)).rejects.toMatchObject(code('CritiqueClosed'))
  expect(await list(bob)).toHaveLength(1)
})

test('the author opens and closes it; others cannot, and learn nothing of posts they may not see', async () => {
  expect((await callAs(node, null, NewPublish.Detail, { id: publishId })).critiqueOpen).toBe(true)
  await expect(ask(false, bob)).rejects.toMatchObject(code('Forbidden'))
  expect(await ask(false)).toEqual({ critiqueOpen: false })
  expect((await callAs(node, author, NewPublish.Detail, { id: publishId })).critiqueOpen).toBe(false)
  publishId = await buildPost(node, author, { exposeUser: [] })
  await expect(ask(true, bob)).rejects.toMatchObject(code('ContentNotFound'))
  await expect(list(bob)).rejects.toMatchObject(code('ContentNotFound'))
})

test('the author marks a critique helpful and removes the mark; its writer is notified once', async () => {
  const { id } = await write(bob)
  await expect(help(carol, id)).rejects.toMatchObject(code('Forbidden'))
  await expect(help(bob, id)).rejects.toMatchObject(code('Forbidden'))
  const before = await callAs(node, bob, UserInfo.GetLatestNotice, { userId: bob.userId })
  for (const on of [true, true, false, true]) {
    expect(await help(author, id, on)).toEqual({ helpful: on })
    await relayBatch(node.app, subscriptions)
  }
  expect((await list(null))[0]?.critique?.helpful).toBe(true)
  expect(await callAs(node, bob, UserInfo.GetLatestNotice, { userId: bob.userId })).toBe(before + 1)
})

test('only a critique that is shown can be helpful', async () => {
  const plain = await callAs(node, bob, NewPublish.Reply, { publishId, text: '好光' })
  await expect(help(author, plain.id)).rejects.toMatchObject(code('ContentNotFound'))
  const { id } = await write(bob)
  await callAs(node, bob, NewPublish.DeleteReply, { id })
  await expect(help(author, id)).rejects.toMatchObject(code('ContentNotFound'))
  expect(await list(author)).toEqual([])
})

test('comments of a blocked member are hidden', async () => {
  const eve = await buildMember(node)
  await write(eve)
  await buildBlock(node, carol, eve)
  expect(await list(carol)).toEqual([])
  expect(await list(bob)).toHaveLength(1)
})

test('marked at once on two nodes, a critique is notified once', async () => {
  const { id } = await write(carol)
  await Promise.all(
    [node, second, node, second].map((at) => callAs(at, author, NewPublish.MarkHelpful, { id, on: true })),
  )
  const { n } = await node.app.db
    .selectFrom('outbox_event')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('name', '=', 'critique.helpful')
    .where(sql<string>`payload ->> 'replyId'`, '=', id)
    .executeTakeFirstOrThrow()
  expect(n).toBe(1)
})
