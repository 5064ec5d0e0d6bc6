import {
  errorCatalogue,
  StaffMember,
  NewPublish,
  Notice,
  StaffAudit,
  UserAddress,
  UserInfo,
} from '@guangquan/contract'
import { foldNickName } from '@guangquan/rules/people/nick-name'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount } from '../../testing/accounts.ts'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let support: StaffBrowser
let moderator: StaffBrowser
let owner: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  support = await buildStaff(node, ['support'])
  moderator = await buildStaff(node, ['moderator'])
  owner = await buildStaff(node, ['superAdmin'])
})
afterAll(() => node.close())

const reason = '会员来电'
const { ChangedMeanwhile, ContentNotFound, Forbidden, TicketInvalid, TooFast } = errorCatalogue
const find = async (keyword: string) =>
  (await callAs(node, support, StaffMember.GetList, { keyword })).items.map(({ id }) => id)
const card = (id: string) => callAs(node, moderator, StaffMember.Get, { id })
const actsAbout = async (targetId: string) =>
  (await callAs(node, owner, StaffAudit.GetList, { targetId })).items

test('a member is found by phone, mailbox, user name, club card, invite code and id, each exact', async () => {
  const { browser, phone, email } = await buildAccount(node)
  const id = browser.userId
  const { db } = node.app
  const name = { user_name: 'Tide_Watcher', user_name_folded: 'tide_watcher' }
  await db.updateTable('credential').set(name).where('member_id', '=', id).execute()
  const claim = { clubCardNo: 'GQ77889900', realName: '张望', phone }
  await callAs(node, browser, UserInfo.BindClub, claim)
  const { inviteCode } = await callAs(node, browser, UserInfo.Get, {})
  const words = [phone, `+86 ${phone}`, email.toUpperCase(), 'tide_watcher', 'gq77889900', inviteCode, id]
  for (const word of words) expect([word, await find(word)]).toEqual([word, [id]])
  expect(await find(phone.slice(0, 10))).toEqual([])
  expect(await find(email.slice(1))).toEqual([])
})

test('a member in any state is found by any part of the nickname, also one of a common word', async () => {
  const active = await buildMember(node, { nickName: '山里的钟声' })
  const banned = await buildMember(node, { nickName: '钟声远了' })
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', banned.userId).execute()
  expect((await find('钟声')).toSorted()).toEqual([active.userId, banned.userId].toSorted())
  expect(await find('%')).toEqual([])
  const { items } = await callAs(node, support, StaffMember.GetList, { keyword: '钟声', status: 2 })
  expect(items).toMatchObject([{ id: banned.userId, status: 2 }])
})

test('the members of a word that is in many names are counted, also with one whom the word names otherwise', async () => {
  const common = await node.app.db
    .insertInto('member')
    .values(
      Array.from({ length: 150 }, (_, at) => ({
        id: crypto.randomUUID(),
        nick_name: `FieldNote ${at}`,
        nick_name_folded: foldNickName(`FieldNote ${at}`),
        status: at < 10 ? 2 : 1,
      })),
    )
    .returning('id')
    .execute()
  const { browser } = await buildAccount(node)
  const name = { user_name: 'fieldnote', user_name_folded: 'fieldnote' }
  const { db } = node.app
  await db.updateTable('credential').set(name).where('member_id', '=', browser.userId).execute()
  const count = async (status?: 1 | 2) =>
    (await callAs(node, support, StaffMember.GetList, { keyword: 'Fieldnote', status, maxResultCount: 1 }))
      .totalCount
  expect([await count(), await count(1), await count(2)]).toEqual([151, 141, 10])
  await db
    .deleteFrom('member')
    .where(
      'id',
      'in',
      common.map(({ id }) => id),
    )
    .execute()
})

test('the list is paged, newest first, and shows contacts masked', async () => {
  const { browser, phone, email } = await buildAccount(node)
  const createdAt = node.app.now()
  const newest = await buildMember(node, { createdAt })
  const at = { created_at: createdAt }
  await node.app.db.updateTable('member').set(at).where('id', '=', browser.userId).execute()
  const first = await callAs(node, support, StaffMember.GetList, { maxResultCount: 1 })
  const cursor = first.nextCursor ?? ''
  const second = await callAs(node, support, StaffMember.GetList, { maxResultCount: 1, cursor })
  const ids = [newest.userId, browser.userId].toSorted().toReversed()
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
  const shown = JSON.stringify([...first.items, ...second.items])
  expect(shown).toContain(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
  expect(shown).not.toContain(phone)
  expect(shown).not.toContain(email)
})

test('the card shows a member with masked personal data', async () => {
  const { browser, phone } = await buildAccount(node)
  const shown = await card(browser.userId)
  expect(shown).toMatchObject({ id: browser.userId, status: 1, hasPassword: true, clubCard: null })
  expect(JSON.stringify(shown)).not.toContain(phone)
  const unknown = { id: crypto.randomUUID() }
  expect((await callRaw(node, support, StaffMember.Get, unknown)).body.error?.code).toBe(ContentNotFound.code)
})

test('one device is signed out, then all; both are in the audit log with the reason', async () => {
  const member = await buildMember(node)
  const id = member.userId
  const other = await signIn(node, id)
  const sessions = () => callAs(node, support, StaffMember.GetSessions, { id })
  const [first] = await sessions()
  await callAs(node, support, StaffMember.EndSessions, { id, sessionId: first?.id ?? '', reason })
  expect((await sessions()).filter(({ isLive }) => isLive)).toHaveLength(1)
  await callAs(node, support, StaffMember.EndSessions, { id, reason })
  for (const browser of [member, other]) {
    expect((await callRaw(node, browser, UserInfo.Get, {})).body.success).toBe(false)
  }
  expect((await sessions()).map(({ endReason }) => endReason)).toEqual(['revoked', 'revoked'])
  const again = await callRaw(node, support, StaffMember.EndSessions, { id, reason })
  expect(again.body.error?.code).toBe(ContentNotFound.code)
  expect(await actsAbout(id)).toMatchObject([
    { act: 'member.sessionsEnded', reason, after: { ended: 1 } },
    { act: 'member.sessionsEnded', reason, after: { ended: 1 } },
  ])
})

test('a session of another member is not ended', async () => {
  const [member, other] = [await buildMember(node), await buildMember(node)]
  const [session] = await callAs(node, support, StaffMember.GetSessions, { id: other.userId })
  const input = { id: member.userId, sessionId: session?.id ?? '', reason }
  const { error } = (await callRaw(node, support, StaffMember.EndSessions, input)).body
  expect(error?.code).toBe(ContentNotFound.code)
})

test('a reset nickname and introduction are neutral, the member reads why and may choose another name', async () => {
  const member = await buildMember(node, { nickName: '加我看片' })
  const id = member.userId
  await callAs(node, member, UserInfo.Update, { introduction: '拍山也拍水' })
  const { profileVersion } = await card(id)
  const input = { id, parts: ['nickName' as const, 'introduction' as const], profileVersion, reason: '招揽' }
  const after = await callAs(node, moderator, StaffMember.ResetProfile, input)
  expect(after.nickName).toMatch(/^影友[2-9A-Z]{8}$/)
  expect(after.introduction).toBe('')
  const { items } = await callAs(node, member, Notice.GetUserNoticeList, { tab: 6 })
  expect(items.map(({ text }) => text).toSorted()).toEqual([
    '你的昵称不合适，已改为默认昵称，你可以重新取一个：招揽',
    '你的简介不合适，已清空：招揽',
  ])
  await callAs(node, member, UserInfo.Update, { nickName: '看山' })
  const before = { nickName: '加我看片', introduction: '拍山也拍水' }
  expect(await actsAbout(id)).toMatchObject([{ act: 'member.profileReset', before, reason: '招揽' }])
})

test('what the member changed meanwhile is not reset', async () => {
  const member = await buildMember(node)
  const changed = await card(member.userId)
  const { profileVersion } = changed
  await callAs(node, member, UserInfo.Update, { introduction: '新写的' })
  const input = { id: member.userId, parts: ['introduction'], profileVersion, reason }
  const { error } = (await callRaw(node, moderator, StaffMember.ResetProfile, input)).body
  expect(error).toMatchObject({ code: ChangedMeanwhile.code, details: { who: changed.nickName } })
  expect((await card(member.userId)).introduction).toBe('新写的')
})

test('a member is muted from the card, reads why, and a ban shows as the state', async () => {
  const member = await buildMember(node)
  const id = member.userId
  const sanction = (more: object) =>
    callRaw(node, moderator, StaffMember.Sanction, { id, reason: '反复引流', ...more })
  expect((await sanction({ kind: 'mute' })).body.error?.code).toBe(errorCatalogue.BadInput.code)
  expect((await sanction({ kind: 'mute', days: 3 })).body.success).toBe(true)
  const { items } = await callAs(node, member, Notice.GetUserNoticeList, { tab: 6 })
  expect(items[0]?.text).toContain('反复引流')
  expect(await card(id)).toMatchObject({ status: 1, mutedUntil: expect.any(String) })
  const muted = async () => {
    const { items } = await callAs(node, moderator, StaffMember.GetList, { status: 4, keyword: id })
    return items.map((row) => [row.id, row.mutedUntil !== null])
  }
  expect(await muted()).toEqual([[id, true]])
  expect((await sanction({ kind: 'ban' })).body.result).toMatchObject({ id, status: 2 })
  expect(await muted()).toEqual([])
  expect((await actsAbout(id)).map(({ act }) => act)).toEqual(['member.ban', 'member.mute'])
})

test('personal data is shown for a minute, in one session, to customer service only, and is written down', async () => {
  const { browser, phone } = await buildAccount(node)
  const id = browser.userId
  const request = { id, field: 'phone' as const, reason }
  const refused = await callRaw(node, moderator, StaffMember.RequestPersonalData, request)
  expect(refused.body.error?.code).toBe(Forbidden.code)
  const requestId = crypto.randomUUID()
  const { grant } = await callAs(node, support, StaffMember.RequestPersonalData, { ...request, requestId })
  expect(await callAs(node, support, StaffMember.GetPersonalData, { grant })).toEqual({ values: [phone] })
  expect(await actsAbout(id)).toMatchObject([
    { act: 'member.personalDataSeen', reason, after: { field: 'phone' } },
  ])
  const errorOf = async (who: StaffBrowser, given: string) =>
    (await callRaw(node, who, StaffMember.GetPersonalData, { grant: given })).body.error?.code
  expect(await errorOf(await signInStaff(node, support), grant)).toBe(TicketInvalid.code)
  expect(await errorOf(support, `${grant.slice(0, -1)}${grant.endsWith('A') ? 'B' : 'A'}`)).toBe(
    TicketInvalid.code,
  )
  node.advance(60_000)
  expect(await errorOf(support, grant)).toBe(TicketInvalid.code)
  const stored = await node.app.db
    .selectFrom('answered_request')
    .where('request_id', '=', requestId)
    .select(['answer', 'answer_cipher'])
    .executeTakeFirstOrThrow()
  expect(stored.answer).toBeNull()
  expect(stored.answer_cipher?.toString('latin1')).not.toContain(phone)
})

test('one staff member sees personal data thirty times an hour', async () => {
  const curious = await buildStaff(node, ['support'])
  const { browser } = await buildAccount(node)
  const request = () =>
    callRaw(node, curious, StaffMember.RequestPersonalData, { id: browser.userId, field: 'email', reason })
  for (let n = 0; n < 30; n++) expect((await request()).body.success).toBe(true)
  expect((await request()).body.error?.code).toBe(TooFast.code)
})

test('reports of a member and by a member are listed', async () => {
  const [member, other] = [await buildMember(node), await buildMember(node)]
  const id = member.userId
  await callAs(node, other, NewPublish.UserReport, { reportType: 4, targetId: id, reason: 2 })
  const list = async (side: 'of' | 'by', who = id) =>
    (await callAs(node, support, StaffMember.GetReports, { id: who, side })).items
  expect(await list('of')).toMatchObject([{ reporterId: other.userId, targetId: id, status: 1 }])
  expect(await list('by')).toEqual([])
  expect(await list('by', other.userId)).toMatchObject([{ targetId: id }])
  expect(await card(id)).toMatchObject({ openReportCount: 1 })
})

test('the card masks an address as the lists of orders do: neither street nor building', async () => {
  const member = await buildMember(node)
  await callAs(node, member, UserAddress.Create, {
    receiver: '林小满',
    phone: '13800130001',
    areaCodes: ['330000', '330100', '330106'],
    detail: '文三路 100 号 2 幢 301 室',
  })
  const { addresses } = await card(member.userId)
  expect(addresses).toMatchObject([
    { receiver: '林**', phone: '138****0001', place: '浙江省杭州市西湖区***' },
  ])
})
