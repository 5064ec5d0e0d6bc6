import { errorCatalogue, Notice, StaffNews, type NewsAudience } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../../testing/call-as.ts'
import { buildCircle, buildCircleMember } from '../../../testing/circles.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import { sendAnnouncements } from './announcement.jobs.ts'

let node: TestApp
let second: TestNode
let editor: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  editor = await buildStaff(node, ['moderator'])
})
afterAll(() => node.close())

const { BadInput, NotAllowedNow } = errorCatalogue
const reason = '国庆安排'

async function publishNews(title = '国庆期间服务安排') {
  const body = '十月一日至三日，服务网点休息。'
  const fields = {
    type: 2,
    title,
    summary: '',
    source: '澄光官方',
    body,
    videoType: null,
    videoId: null,
    cover: null,
  } as const
  const { id, version } = await callAs(node, editor, StaffNews.Create, fields)
  return callAs(node, editor, StaffNews.SetState, { id, version, publish: true, reason })
}

const announce = (id: string, audience: NewsAudience, sendAt?: number) =>
  callAs(node, editor, StaffNews.Announce, {
    id,
    audience,
    reason,
    ...(sendAt === undefined ? {} : { sendAt }),
  })

const send = (on: TestNode = node, now = on.app.now()) =>
  sendAnnouncements({ db: on.app.db, now, signal: new AbortController().signal })

const noticesOf = async (member: Browser) =>
  (await callAs(node, member, Notice.GetUserNoticeList, { tab: 6 })).items.filter(
    ({ type }) => type === 'system.announced',
  )

const announcementsOf = async (id: string) =>
  (await callAs(node, editor, StaffNews.GetAnnouncements, { id })).items

test('members of the audience are notified of published news once, and it pops up', async () => {
  const [member, newcomer] = [await buildMember(node), await buildMember(node)]
  await node.app.db.updateTable('member').set({ level: 5 }).where('id', '=', member.userId).execute()
  const news = await publishNews()
  const audience = { kind: 'level', level: 5 } as const
  const { count } = await callAs(node, editor, StaffNews.CountAudience, { audience })
  expect(count).toBeGreaterThan(0)
  await announce(news.id, audience)
  // Two nodes, and once more afterwards.
  await Promise.all([send(), send(second)])
  await send()
  const notices = await noticesOf(member)
  expect(notices).toMatchObject([
    { text: `公告：${news.title}`, target: { path: `/more/news/${news.id}` }, isRead: false },
  ])
  expect(await noticesOf(newcomer)).toEqual([])
  expect((await callAs(node, member, Notice.GetUnreadCount, {})).popUp?.id).toBe(notices[0]?.id)
  expect(await announcementsOf(news.id)).toMatchObject([{ state: 3, sentCount: count, readCount: 0 }])
  await callAs(node, member, Notice.Read, { ids: [notices[0]?.id ?? ''] })
  expect(await announcementsOf(news.id)).toMatchObject([{ readCount: 1, audienceText: 'Lv5 以上的会员' }])
})

test('it is sent at its time, to everybody who is a member then, in parts', async () => {
  const news = await publishNews()
  const at = node.app.now().getTime() + 3600_000
  await announce(news.id, { kind: 'all' }, at)
  const members = [await buildMember(node), await buildMember(node), await buildMember(node)]
  await send()
  expect(await announcementsOf(news.id)).toMatchObject([{ state: 1, sentCount: 0 }])
  await send(node, new Date(at))
  for (const member of members) expect(await noticesOf(member)).toHaveLength(1)
  const [sent] = await announcementsOf(news.id)
  const { count } = await callAs(node, editor, StaffNews.CountAudience, { audience: { kind: 'all' } })
  expect(sent).toMatchObject({ state: 3, sentCount: count })
})

test('a withdrawn one is not sent, and is gone where it was', async () => {
  const member = await buildMember(node)
  const audience = { kind: 'member', memberId: member.userId } as const
  const news = await publishNews()
  const sent = await announce(news.id, audience)
  await send()
  expect(await noticesOf(member)).toHaveLength(1)
  const withdraw = (announcementId: string) =>
    callAs(node, editor, StaffNews.WithdrawAnnouncement, { announcementId, reason: '发错了' })
  await withdraw(sent.id)
  expect(await noticesOf(member)).toEqual([])
  expect((await callAs(node, member, Notice.GetUnreadCount, {})).tabs[6]).toBe(0)
  await expect(withdraw(sent.id)).rejects.toMatchObject({ code: NotAllowedNow.code })
  const later = await announce(news.id, audience, node.app.now().getTime() + 60_000)
  await withdraw(later.id)
  await send(node, new Date(node.app.now().getTime() + 120_000))
  expect(await noticesOf(member)).toEqual([])
})

test('only published news are announced, and to somebody', async () => {
  const news = await publishNews()
  const nobody = { kind: 'level', level: 10 } as const
  await expect(announce(news.id, nobody)).rejects.toMatchObject({ code: BadInput.code })
  await callAs(node, editor, StaffNews.SetState, {
    id: news.id,
    version: news.version,
    publish: false,
    reason,
  })
  await expect(announce(news.id, { kind: 'all' })).rejects.toMatchObject({ code: NotAllowedNow.code })
})

test('the members of a circle are notified, and nobody who left it', async () => {
  const [owner, joined, left, other] = [
    await buildMember(node),
    await buildMember(node),
    await buildMember(node),
    await buildMember(node),
  ]
  const circleId = await buildCircle(node, owner, { title: '夜景小组' })
  await buildCircleMember(node, circleId, joined)
  await node.app.db
    .insertInto('circle_member')
    .values({ circle_id: circleId, member_id: left.userId, role: 0, status: 4, changed_at: node.app.now() })
    .execute()
  const audience = { kind: 'circle', circleId } as const
  const news = await publishNews('圈子里的通知')
  expect(await callAs(node, editor, StaffNews.CountAudience, { audience })).toEqual({ count: 2 })
  const { audienceText } = await announce(news.id, audience)
  expect(audienceText).toBe('圈子「夜景小组」的成员')
  await send(node)
  const counts = await Promise.all(
    [owner, joined, left, other].map(async (one) => (await noticesOf(one)).length),
  )
  expect(counts).toEqual([1, 1, 0, 0])
})
