import {
  errorCatalogue,
  NewPublish,
  Notice,
  ReviewCase,
  StaffAudit,
  StaffMember,
  StaffPost,
  StaffReply,
  SysBaseInfo,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayBatch } from '../../events/relay.ts'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { counterProofs, subscriptions } from '../../program.ts'
import { buildAccount } from '../../testing/accounts.ts'
import { callAs, callRaw, signedHeaders, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile, buildPost } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { seedSite } from '../site/index.ts'

let node: TestApp
let second: TestNode
let moderator: StaffBrowser
let author: Browser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  await seedSite(node.app.db)
  moderator = await buildStaff(node, ['moderator'])
  author = await buildMember(node)
})
afterAll(() => node.close())

const reason = '广告引流'
const { ChangedMeanwhile, NotAllowedNow } = errorCatalogue

async function publish(text = '雾里的渡口', who = author): Promise<string> {
  const pictures = [{ fileId: await buildFile(node, who) }]
  return (await callAs(node, who, NewPublish.Publish, { publishType: 1, text, pictures })).id
}
const isSeen = async (id: string) => (await callRaw(node, null, NewPublish.Detail, { id })).body.success
const found = async (input: Parameters<typeof StaffPost.GetList.input.parse>[0]) =>
  (await callAs(node, moderator, StaffPost.GetList, StaffPost.GetList.input.parse(input))).items
const newestNotice = async (who: Browser) => {
  while ((await relayBatch(node.app, subscriptions)) > 0);
  return (await callAs(node, who, Notice.GetUserNoticeList, { tab: 6 })).items[0]?.text
}
const prove = () =>
  proveCounters(
    { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal },
    counterProofs,
  )
const actsAbout = async (targetId: string) => {
  const owner = await buildStaff(node, ['superAdmin'])
  return (await callAs(node, owner, StaffAudit.GetList, { targetId })).items
}

test('a hidden post is seen by its author alone, who reads why; shown again it is where it was', async () => {
  const id = await publish()
  const before = await found({ keyword: id })
  await callAs(node, moderator, StaffPost.Hide, { ids: [id], reason })
  expect(await isSeen(id)).toBe(false)
  expect(await newestNotice(author)).toBe('你的照片没有通过审核：广告引流')
  expect(await found({ keyword: id })).toMatchObject([{ status: 4, reviewReason: reason }])
  expect(await prove()).toEqual([])
  node.advance(60_000)
  await callAs(node, moderator, StaffPost.Show, { ids: [id], reason: '核实没有问题' })
  expect(await isSeen(id)).toBe(true)
  expect(await found({ keyword: id })).toMatchObject([
    { status: 2, reviewReason: '', createTime: before[0]?.createTime },
  ])
  expect(await newestNotice(author)).toBe('你的照片已通过审核')
  expect(await prove()).toEqual([])
  expect((await actsAbout(id)).map(({ act, before: was }) => [act, was])).toEqual([
    ['post.shownAgain', { status: 4 }],
    ['post.hidden', { status: 2 }],
  ])
})

test('a limited post that was shown before is where it was; one that nobody had seen is new', async () => {
  const newcomer = await buildMember(node, { acceptedPosts: 0 })
  const seen = await publish('退潮后的滩涂', await buildMember(node))
  const unseen = await buildPost(node, newcomer, { status: 1 })
  await callAs(node, author, NewPublish.UserReport, { reportType: 1, targetId: seen, reason: 3 })
  const before = (await found({ keyword: seen }))[0]?.createTime
  const { items } = await callAs(node, moderator, ReviewCase.GetList, { kind: 'post' })
  const cases = items.filter(({ targetId }) => targetId === seen || targetId === unseen)
  await callAs(node, moderator, ReviewCase.Decide, {
    cases: cases.map(({ id, version }) => ({ id, version })),
    decision: 'limit',
    reason,
  })
  expect([await isSeen(seen), await isSeen(unseen)]).toEqual([false, false])
  node.advance(60_000)
  const shownAt = timeTextOf(node.app.now())
  await callAs(node, moderator, StaffPost.Show, { ids: [seen, unseen], reason })
  const timeOf = async (id: string) => (await found({ keyword: id }))[0]?.createTime ?? ''
  expect(await timeOf(seen)).toBe(before)
  expect((await timeOf(unseen)) >= shownAt).toBe(true)
  const counter = node.app.db.selectFrom('member_counter').where('member_id', '=', newcomer.userId)
  expect(await counter.select('accepted_post_count as n').executeTakeFirst()).toEqual({ n: 1 })
  expect(await prove()).toEqual([])
})

test('a deleted post is in its author’s recycle bin, and restored from there is not shown to others', async () => {
  const id = await publish('收藏好价')
  await callAs(node, moderator, StaffPost.Delete, { ids: [id], reason })
  expect(await isSeen(id)).toBe(false)
  expect(await newestNotice(author)).toBe('你的作品因违规被删除：照片，广告引流')
  await callAs(node, author, NewPublish.RestorePublish, { id })
  expect(await isSeen(id)).toBe(false)
  expect(await found({ keyword: id })).toMatchObject([{ status: 4, reviewReason: reason }])
  expect(await prove()).toEqual([])
})

test('of several posts those in another state are skipped and named; none at all is refused', async () => {
  const [first, hidden] = [await publish(), await publish()]
  await callAs(node, moderator, StaffPost.Hide, { ids: [hidden], reason })
  const unknown = crypto.randomUUID()
  const ids = [hidden, first, unknown]
  const decided = await callAs(node, moderator, StaffPost.Hide, { ids, reason })
  expect(decided).toEqual({ done: [first], skipped: [hidden, unknown] })
  const again = await callRaw(node, moderator, StaffPost.Hide, { ids, reason })
  expect(again.body.error?.code).toBe(NotAllowedNow.code)
})

test('two who hide the same posts at once on two nodes hide each once', async () => {
  const ids = [await publish(), await publish(), await publish()]
  const other = await buildStaff(node, ['moderator'])
  const responses = await Promise.all([
    callRaw(node, moderator, StaffPost.Hide, { ids, reason }),
    callRaw(second, other, StaffPost.Hide, { ids: ids.toReversed(), reason }),
  ])
  expect(responses.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await prove()).toEqual([])
})

test('a post gets other topics, with a notice; a late change is refused with the name of who was first', async () => {
  const writer = await buildMember(node)
  const id = await publish('山脊上的云', writer)
  const topics = await callAs(node, null, SysBaseInfo.GetTopicList, {})
  const topicIds = topics.slice(0, 2).map((topic) => topic.id)
  const [post] = await found({ keyword: id })
  const change = { id, topicIds, version: post?.version ?? 0, reason: '归到合适的主题' }
  expect((await callAs(node, moderator, StaffPost.SetTopics, change)).topics).toHaveLength(2)
  expect(await newestNotice(writer)).toBe('你的照片的主题有改动：归到合适的主题')
  expect(await prove()).toEqual([])
  const late = await callRaw(node, moderator, StaffPost.SetTopics, { ...change, topicIds: [] })
  expect(late.body.error).toMatchObject({
    code: ChangedMeanwhile.code,
    details: { who: moderator.name },
  })
  expect(await actsAbout(id)).toMatchObject([{ before: { topicIds: [] }, after: { topicIds } }])
})

test('posts are found by words, also hidden ones, by author, state, kind and reports', async () => {
  const writer = await buildMember(node)
  const [shown, hidden] = [await publish('芦苇荡的白鹭', writer), await publish('芦苇荡的黄昏', writer)]
  await callAs(node, moderator, StaffPost.Hide, { ids: [hidden], reason })
  const ids = async (input: Parameters<typeof found>[0]) => (await found(input)).map(({ id }) => id)
  expect((await ids({ keyword: '芦苇荡' })).toSorted()).toEqual([shown, hidden].toSorted())
  expect(await ids({ keyword: '白鹭' })).toEqual([shown])
  expect(await ids({ keyword: '芦苇荡', status: 4 })).toEqual([hidden])
  expect(await ids({ authorId: writer.userId, publishType: 2 })).toEqual([])
  await callAs(node, author, NewPublish.UserReport, { reportType: 1, targetId: shown, reason: 3 })
  expect(await found({ reported: true, authorId: writer.userId })).toMatchObject([
    { id: shown, openReportCount: 1 },
  ])
})

test('a comment is hidden, shown again and deleted, its writer is notified and the post counts what is shown', async () => {
  const publishId = await publish()
  const writer = await buildMember(node)
  const reply = { publishId, text: '加我微信' }
  const { id } = await callAs(node, writer, NewPublish.Reply, reply)
  const count = async () => (await callAs(node, null, NewPublish.Detail, { id: publishId })).replyCount
  const decide = (method: typeof StaffReply.Show | typeof StaffReply.Hide) =>
    callAs(node, moderator, method, { ids: [id], reason })
  await decide(StaffReply.Hide)
  expect(await count()).toBe(0)
  expect(await newestNotice(writer)).toBe('你的评论被隐藏，等待审核：广告引流')
  await decide(StaffReply.Show)
  expect(await count()).toBe(1)
  expect(await newestNotice(writer)).toBe('你的评论已恢复显示：广告引流')
  await decide(StaffReply.Delete)
  expect(await count()).toBe(0)
  expect(await newestNotice(writer)).toBe('你的评论因违规被删除：广告引流')
  expect(await prove()).toEqual([])
  const { items } = await callAs(node, moderator, StaffReply.GetList, { authorId: writer.userId })
  expect(items).toMatchObject([{ id, status: 5, text: '加我微信', isFirstLevel: true }])
})

test('comments are found by their words, in any case and width, and only where the words stand together', async () => {
  const publishId = await publish()
  const say = async (text: string) => (await callAs(node, author, NewPublish.Reply, { publishId, text })).id
  const plain = await say('加威信 ABC 领优惠')
  const wide = await say('请加威信ＡＢＣ')
  await say('信威加，A B C')
  const search = async (keyword: string) => {
    const { items } = await callAs(node, moderator, StaffReply.GetList, { keyword, publishId })
    return items.map(({ id }) => id)
  }
  expect(await search('加威信')).toEqual([wide, plain])
  expect(await search(' abc ')).toEqual([wide, plain])
  expect(await search('优惠')).toEqual([plain])
  expect(await search('领')).toEqual([plain])
  expect(await search('威信领')).toEqual([])
  expect(await search('%')).toEqual([])
})

test('of several comments one that a moderator has just deleted is skipped', async () => {
  const publishId = await publish()
  const reply = async () => (await callAs(node, author, NewPublish.Reply, { publishId, text: '加我微信' })).id
  const ids = [await reply(), await reply()]
  await callAs(node, moderator, StaffReply.Hide, { ids, reason })
  const { items } = await callAs(node, moderator, ReviewCase.GetList, { kind: 'comment' })
  const cases = items.filter(({ targetId }) => targetId === ids[0])
  await callAs(node, moderator, ReviewCase.Decide, {
    cases: cases.map(({ id, version }) => ({ id, version })),
    decision: 'delete',
    reason,
  })
  const shown = await callAs(node, moderator, StaffReply.Show, { ids, reason })
  expect(shown).toEqual({ done: [ids[1]], skipped: [ids[0]] })
})

test('exports have the rows of their lists, contacts masked, with names instead of codes', async () => {
  const { browser, phone } = await buildAccount(node)
  const id = await publish('潮汐表上的灯塔', browser)
  const owner = await buildStaff(node, ['superAdmin'])
  const rowsOf = async ({ path }: { path: string }) => {
    const { cookie = '' } = signedHeaders(node, owner, 'GET', path, '')
    const headers = { cookie }
    return (await node.server.inject({ method: 'GET', url: path, headers })).body.trim().split('\r\n')
  }
  const members = await rowsOf(await callAs(node, owner, StaffMember.Export, { keyword: phone, reason }))
  expect(members).toHaveLength(2)
  expect(members[1]).toContain(',正常,')
  expect(members[1]).toContain(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
  const posts = await rowsOf(await callAs(node, owner, StaffPost.Export, { keyword: '潮汐表', reason }))
  expect(posts).toHaveLength(2)
  expect(posts[1]).toContain(`${id},`)
  expect(posts[1]).toContain(',照片,已发布,')
  const { id: commentId } = await callAs(node, browser, NewPublish.Reply, { publishId: id, text: '灯还亮着' })
  const comments = await rowsOf(await callAs(node, owner, StaffReply.Export, { publishId: id, reason }))
  expect(comments.slice(1)).toEqual([
    expect.stringMatching(`^${commentId},灯还亮着,是,.*,${browser.userId},${id},已展示,0,0,`),
  ])
  const acts = await rowsOf(
    await callAs(node, owner, StaffAudit.Export, { actor: owner.name, act: 'export.begun', reason }),
  )
  expect(acts.slice(1)).toHaveLength(4)
  expect(acts[1]).toContain(`,${owner.name},开始导出,导出,`)
})
