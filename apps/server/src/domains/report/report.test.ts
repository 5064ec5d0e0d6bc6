import { NewPublish, StaffReport, UserInfo } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scorePosts } from '../feed/index.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'

let node: TestApp
let second: TestNode
let author: Browser
let reader: Browser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  author = await buildMember(node)
  reader = await buildMember(node)
})
afterAll(() => node.close())

const report = (who: Browser, targetId: string, more: object = {}) =>
  callAs(node, who, NewPublish.UserReport, { reportType: 1, targetId, reason: 3, ...more })
const refusal = (code: number) => expect.objectContaining({ code })
const reports = (targetId: string) =>
  node.app.db.selectFrom('report').selectAll().where('target_id', '=', targetId).execute()

test('a post is reported once per member, whatever the number of clicks and nodes', async () => {
  const post = await buildPost(node, author)
  const clicks = await Promise.allSettled(
    [node, second, node, second].map((on) =>
      callAs(on, reader, NewPublish.UserReport, { reportType: 1, targetId: post, reason: 3 }),
    ),
  )
  expect(clicks.filter((click) => click.status === 'fulfilled')).toHaveLength(1)
  await expect(report(reader, post)).rejects.toEqual(refusal(3030))
  expect(await reports(post)).toMatchObject([
    { member_id: reader.userId, report_type: 1, reason: 3, status: 1 },
  ])
})

test('a comment is reported with reasons of its own', async () => {
  const publishId = await buildPost(node, author)
  const { id } = await callAs(node, author, NewPublish.Reply, { publishId, text: '嗯' })
  await report(reader, id, { reportType: 2, reason: 7, text: '反复刷同一句话，很打扰人' })
  await expect(report(await buildMember(node), id, { reportType: 2, reason: 8 })).rejects.toEqual(
    refusal(400),
  )
  expect(await reports(id)).toHaveLength(1)
})

test('其他 requires ten characters; a reason must be in the list', async () => {
  const post = await buildPost(node, author)
  await expect(report(reader, post, { reason: 11 })).rejects.toMatchObject({
    code: 400,
    details: { fields: { text: '请写明情况，至少 10 个字' } },
  })
  await expect(report(reader, post, { reason: 12 })).rejects.toMatchObject({
    details: { fields: { reason: '请选择举报原因' } },
  })
  await report(reader, post, { reason: 11, text: '这张照片用了别人的作品拼接' })
})

test('invisible and own content, and circles, which do not exist yet, cannot be reported', async () => {
  const hidden = await buildPost(node, author, { exposeUser: [] })
  await expect(report(reader, hidden)).rejects.toEqual(refusal(3002))
  await expect(report(author, hidden)).rejects.toEqual(refusal(3010))
  await expect(report(reader, hidden, { reportType: 3, reason: 1 })).rejects.toEqual(refusal(3002))
})

test('two open reports lower a post’s score; a decision ends that', async () => {
  const post = await buildPost(node, author)
  const fans = [await buildMember(node), await buildMember(node), await buildMember(node)]
  for (const fan of fans) await callAs(node, fan, NewPublish.Reply, { publishId: post, text: '好看' })
  const hot = async () => {
    await scorePosts(node.app.db, node.app.now(), { all: true })
    const row = await node.app.db
      .selectFrom('publish')
      .select('hot')
      .where('id', '=', post)
      .executeTakeFirstOrThrow()
    return row.hot
  }
  const before = await hot()
  await report(reader, post)
  expect(await hot()).toBeCloseTo(before, 2)
  await report(await buildMember(node), post)
  expect((await hot()) / before).toBeCloseTo(0.3, 1)
  await node.app.db.updateTable('report').set({ status: 3 }).where('target_id', '=', post).execute()
  expect((await hot()) / before).toBeCloseTo(1, 1)
})

test('a member is reported with reasons of its own; not oneself, and like nobody where they blocked the reporter', async () => {
  const other = await buildMember(node)
  const member = (who: Browser, targetId: string, more: object = {}) =>
    report(who, targetId, { reportType: 4, reason: 2, ...more })
  await member(reader, other.userId)
  await expect(member(reader, other.userId)).rejects.toEqual(refusal(3030))
  await expect(member(author, other.userId, { reason: 11 })).rejects.toEqual(refusal(400))
  await expect(member(author, other.userId, { reason: 10 })).rejects.toMatchObject({
    details: { fields: { text: '请写明情况，至少 10 个字' } },
  })
  await expect(member(other, other.userId)).rejects.toEqual(refusal(3010))
  await expect(member(reader, uuid())).rejects.toEqual(refusal(3002))
  await callAs(node, author, UserInfo.Block, { userId: other.userId })
  await expect(member(other, author.userId)).rejects.toEqual(refusal(3002))
  await member(author, other.userId)
  expect(await reports(other.userId)).toHaveLength(2)
})

test('staff list reports by who sent them, of what and with which result', async () => {
  const moderator = await buildStaff(node, ['moderator'])
  const reporter = await buildMember(node, { nickName: '细心人' })
  const [first, second] = [await buildPost(node, author), await buildPost(node, author)]
  await report(reporter, first, { text: '第一份' })
  await report(reporter, second)
  await report(reader, author.userId, { reportType: 4 })
  await node.app.db
    .updateTable('report')
    .set({ status: 3, decided_at: node.app.now() })
    .where('target_id', '=', first)
    .execute()
  const list = (input: object) => callAs(node, moderator, StaffReport.GetList, input)
  const sent = await list({ reporter: '细心人' })
  expect(sent.items.map(({ targetId, status }) => [targetId, status])).toEqual([
    [second, 1],
    [first, 3],
  ])
  expect(sent.items.map(({ decideTime }) => decideTime !== null)).toEqual([false, true])
  expect((await list({ reporter: reporter.userId, status: 3 })).items).toMatchObject([
    { text: '第一份', reporterName: '细心人', reason: '抄袭/盗图' },
  ])
  const ofMembers = (await list({ reportType: 4 })).items
  expect(ofMembers.map(({ targetId }) => targetId)).toContain(author.userId)
  expect(ofMembers.every(({ reportType }) => reportType === 4)).toBe(true)
  expect((await list({ reporter: '没有这个人' })).items).toEqual([])
})

test('a post that was edited after a dismissed report can be reported again; one that was not, or upheld, cannot', async () => {
  const posts = [await buildPost(node, author), await buildPost(node, author), await buildPost(node, author)]
  const [edited = '', same = '', upheld = ''] = posts
  const member = await buildMember(node)
  for (const post of posts) await report(member, post)
  const { db } = node.app
  const at = (minutes: number) => new Date(node.app.now().getTime() + minutes * 60_000)
  await db
    .updateTable('report')
    .set({ status: 3, decided_at: at(-10) })
    .where('target_id', 'in', posts)
    .execute()
  await db.updateTable('report').set({ status: 2 }).where('target_id', '=', upheld).execute()
  await db
    .updateTable('publish')
    .set({ edited_at: at(-20) })
    .where('id', 'in', posts)
    .execute()
  await expect(report(member, edited)).rejects.toEqual(refusal(3030))
  await db
    .updateTable('publish')
    .set({ edited_at: at(-5) })
    .where('id', 'in', [edited, upheld])
    .execute()
  const again = await Promise.allSettled(
    [node, second].map((on) =>
      callAs(on, member, NewPublish.UserReport, { reportType: 1, targetId: edited, reason: 4 }),
    ),
  )
  expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await reports(edited)).toMatchObject([{ status: 1, reason: 4, decided_at: null }])
  await expect(report(member, same)).rejects.toEqual(refusal(3030))
  await expect(report(member, upheld)).rejects.toEqual(refusal(3030))
})
