import {
  errorCatalogue,
  NewPublish,
  PhotographyGroup,
  StaffCircle,
  type ErrorName,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayBatch } from '../../events/relay.ts'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { counterProofs, subscriptions } from '../../program.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { callUntilFree } from '../../testing/call-until-free.ts'
import { buildMember, setCounters, signIn } from '../../testing/people.ts'
import { buildFile, buildPost } from '../../testing/posts.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { endDue, freeNames, lookAfterApplications } from './circle.jobs.ts'
import { lookAfterOwner } from './ownership/succession.ts'
import { buildCircle, buildCircleMember } from '../../testing/circles.ts'

let node: TestApp
let second: TestNode
let staff: StaffBrowser
let topicId: string
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  staff = await buildStaff(node, ['moderator'])
  topicId = 'street'
  await node.app.db.insertInto('topic').values({ id: topicId, name: '街拍', sort: 1 }).execute()
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
const G = PhotographyGroup
const dayMs = 24 * 3600_000
const signal = new AbortController().signal
const run = () => ({ db: node.app.db, now: node.app.now(), signal })
const info = (who: Browser | null, id: string) => callAs(node, who, G.GetInfo, { id })
const apply = (who: Browser, id: string, on: TestNode = node) => callUntilFree(on, who, G.MemberApply, { id })
const ask = (who: Browser, id: string) =>
  callAs(node, who, G.MemberApply, { id, reason: '想跟大家一起拍胶片' })
/** Counters of circles that differ from their rows; the tests set others by hand. */
async function prove() {
  const drifts = await proveCounters(
    { db: node.app.db, log: pino({ level: 'silent' }), signal },
    counterProofs,
  )
  return drifts.filter(({ table, deltas }) => table === 'circle' || 'circle_count' in deltas)
}
const ownersOf = (id: string) =>
  node.app.db
    .selectFrom('circle_member')
    .select('member_id')
    .where('circle_id', '=', id)
    .where('role', '=', 1)
    .execute()

async function cover(owner: Browser): Promise<string> {
  const id = await buildFile(node, owner)
  await node.app.db.updateTable('stored_file').set({ use_type: 6 }).where('id', '=', id).execute()
  return id
}

async function publishIn(who: Browser, circleId: string, exposeUser: (1 | 2 | 3 | 4)[] = [1, 2, 3]) {
  const pictures = [{ fileId: await buildFile(node, who) }]
  return (await callAs(node, who, NewPublish.Publish, { publishType: 1, pictures, circleId, exposeUser })).id
}

test('a circle is created, audited by staff, joined, published in, and its work praised', async () => {
  const owner = await buildMember(node, { level: 4 })
  const create = async (title: string) =>
    callAs(node, owner, G.Create, {
      title,
      summary: '在城市里找光的人，每周一个题目',
      coverFileId: await cover(owner),
      topics: [topicId],
    })
  await expect(create('街头光影')).rejects.toMatchObject(code('CirclePostsTooFew'))
  await setCounters(node, owner.userId, { publish_count: 5 })
  await expect(create('澄光之家')).rejects.toMatchObject(code('CircleNameRefused'))
  const { id } = await create('街头光影')
  await expect(create('街头光影')).rejects.toMatchObject(code('CircleNameTaken'))
  await expect(info(null, id)).rejects.toMatchObject(code('ContentNotFound'))
  expect(await info(owner, id)).toMatchObject({ status: 1, role: 1, can: { edit: true, publish: false } })
  const { items } = await callAs(node, staff, StaffCircle.GetList, { waits: true })
  const waiting = items.find((item) => item.id === id)
  expect(waiting).toMatchObject({ waits: { creation: true }, ownerId: owner.userId })
  const version = waiting?.version ?? 0
  await callAs(node, staff, StaffCircle.Decide, { id, version, pass: true, reason: '符合要求' })
  const member = await buildMember(node)
  expect(await info(member, id)).toMatchObject({ status: 2, join: { state: 'apply' }, applyAuditSetting: 1 })
  await expect(apply(member, id)).rejects.toMatchObject(code('BadInput'))
  expect(await ask(member, id)).toMatchObject({ join: { state: 'pending' } })
  await expect(publishIn(member, id)).rejects.toMatchObject(code('CircleNotMember'))
  const applications = await callAs(node, owner, G.GetApplications, { id })
  expect(applications.items).toMatchObject([
    { userId: member.userId, reason: '想跟大家一起拍胶片', commonCount: 0 },
  ])
  await expect(callAs(node, member, G.GetApplications, { id })).rejects.toMatchObject(code('Forbidden'))
  const passed = await callAs(node, owner, G.MemberAudit, { id, userIds: [member.userId], pass: true })
  expect(passed).toMatchObject({ userIds: [member.userId], memberCount: 2, waitingCount: 0 })
  const publishId = await publishIn(member, id)
  expect(await callAs(node, null, NewPublish.Detail, { id: publishId })).toMatchObject({
    circle: { id, title: '街头光影' },
  })
  expect((await callAs(node, null, G.Publish, { id })).items).toMatchObject([{ id: publishId }])
  expect((await callAs(node, null, G.GetPictures, { id })).items).toMatchObject([{ publishId }])
  expect(await callAs(node, owner, G.Essence, { id, publishId, on: true })).toEqual({
    isEssence: true,
    isRewarded: true,
  })
  expect((await callAs(node, null, G.Publish, { id, tab: 2 })).items).toMatchObject([
    { id: publishId, inCircle: { isEssence: true } },
  ])
  await callAs(node, owner, G.Pin, { id, publishId, on: true })
  expect(await callAs(node, member, G.GetPinned, { id })).toMatchObject([
    { id: publishId, inCircle: { isPinned: true, can: { pin: false } } },
  ])
  const own = await publishIn(owner, id)
  expect(await callAs(node, owner, G.Essence, { id, publishId: own, on: true })).toMatchObject({
    isRewarded: false,
  })
  const followed = await callAs(node, member, G.GetFollowedPosts, {})
  expect(followed.items.map((item) => item.id)).toEqual([own, publishId])
  const log = await callAs(node, owner, G.GetLog, { id })
  expect(log.items.map((item) => item.act)).toContain('essenced')
  await relayBatch(node.app, subscriptions)
})

test('a post is folded, removed, undone within 10 seconds, and put back within 30 days', async () => {
  const owner = await buildMember(node)
  const [admin, member] = [await buildMember(node), await buildMember(node)]
  const id = await buildCircle(node, owner)
  await buildCircleMember(node, id, admin, 2)
  await buildCircleMember(node, id, member)
  const publishId = await publishIn(member, id)
  const ownersPost = await publishIn(owner, id)
  await expect(callAs(node, admin, G.Fold, { id, publishId: ownersPost, on: true })).rejects.toMatchObject(
    code('Forbidden'),
  )
  const { logId } = await callAs(node, admin, G.RemovePost, { id, publishId, note: '与主题无关' })
  expect((await callAs(node, null, G.Publish, { id })).items.map((item) => item.id)).toEqual([ownersPost])
  await callAs(node, admin, G.Undo, { logId })
  expect((await callAs(node, null, G.Publish, { id })).items).toHaveLength(2)
  const again = await callAs(node, admin, G.RemovePost, { id, publishId })
  node.advance(20_000)
  await expect(callAs(node, admin, G.Undo, again)).rejects.toMatchObject(code('CircleUndoLate'))
  expect((await callAs(node, owner, G.GetRemovedPosts, { id })).items).toMatchObject([{ id: publishId }])
  await callAs(node, owner, G.RestorePost, { id, publishId })
  expect((await info(null, id)).publishCount).toBe(2)
  const removed = await callAs(node, owner, G.RemoveMember, {
    id,
    userId: member.userId,
    note: '多次发布广告',
  })
  expect(await info(member, id)).toMatchObject({ role: 0, memberStatus: 5, join: { state: 'wait' } })
  await expect(apply(member, id)).rejects.toMatchObject(code('CircleWait'))
  await callAs(node, owner, G.Undo, removed)
  expect(await info(member, id)).toMatchObject({ role: 4, memberStatus: 2 })
  await callAs(node, owner, G.Mute, { id, userId: member.userId, days: 1 })
  await expect(publishIn(member, id)).rejects.toMatchObject(code('CircleMuted'))
  expect(await prove()).toEqual([])
})

test('what is for members alone, and everything of a frozen circle, is hidden from others', async () => {
  const owner = await buildMember(node)
  const [member, stranger] = [await buildMember(node), await buildMember(node)]
  const id = await buildCircle(node, owner)
  await buildCircleMember(node, id, member)
  const inside = await publishIn(owner, id, [4])
  const open = await publishIn(owner, id)
  const opens = async (who: Browser | null, post: string) =>
    callAs(node, who, NewPublish.Detail, { id: post }).then(
      () => true,
      () => false,
    )
  expect([await opens(member, inside), await opens(stranger, inside), await opens(null, inside)]).toEqual([
    true,
    false,
    false,
  ])
  const [circle] = (await callAs(node, staff, StaffCircle.GetList, { status: 2 })).items.filter(
    (one) => one.id === id,
  )
  const frozen = await callAs(node, staff, StaffCircle.Freeze, {
    id,
    version: circle?.version ?? 0,
    reason: '多人举报',
  })
  for (const post of [inside, open]) {
    expect([await opens(owner, post), await opens(member, post), await opens(null, post)]).toEqual([
      true,
      false,
      false,
    ])
  }
  await expect(info(stranger, id)).rejects.toMatchObject(code('ContentNotFound'))
  await callAs(node, staff, StaffCircle.Unfreeze, { id, version: frozen.version, reason: '已经整改' })
  expect(await opens(null, open)).toBe(true)
  await callAs(node, member, G.Quit, { id, posts: 'keep' })
  expect(await opens(member, inside)).toBe(false)
})

test('200 who join at once on two nodes fill a circle exactly', async () => {
  const owner = await buildMember(node)
  const id = await buildCircle(node, owner, { maxMembers: 51 })
  const people = await Promise.all(Array.from({ length: 200 }, () => buildMember(node)))
  const outcomes = await Promise.allSettled(
    people.map((who, n) => apply(who, id, n % 2 === 0 ? node : second)),
  )
  expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(50)
  expect((await info(null, id)).memberCount).toBe(51)
  expect(await prove()).toEqual([])
})

test('of two admins who decide at once one decides', async () => {
  const owner = await buildMember(node)
  const admin = await buildMember(node)
  const id = await buildCircle(node, owner, { audit: 1 })
  await buildCircleMember(node, id, admin, 2)
  for (let round = 0; round < 4; round++) {
    const who = await buildMember(node)
    await ask(who, id)
    const audit = (by: Browser, on: TestNode, pass: boolean) =>
      callAs(on, by, G.MemberAudit, { id, userIds: [who.userId], pass })
    const both = await Promise.all([audit(owner, node, true), audit(admin, second, false)])
    expect(both.filter((one) => one.userIds.length === 1)).toHaveLength(1)
  }
  expect(await prove()).toEqual([])
})

test('whatever happens at once, a circle has exactly one owner', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => buildMember(node)))
  const [first] = people
  if (first === undefined) return
  const id = await buildCircle(node, first)
  for (const who of people.slice(1)) await buildCircleMember(node, id, who)
  const offer = (from: Browser, to: Browser) =>
    node.app.db.transaction().execute(async (tx) => {
      await sql`insert into circle_offer (id, circle_id, from_id, to_id, created_at, expires_at)
        values (gen_random_uuid(), ${id}, ${from.userId}, ${to.userId}, ${node.app.now()}, ${new Date(node.app.now().getTime() + dayMs)})
        on conflict do nothing`.execute(tx)
    })
  const offers = () =>
    node.app.db
      .selectFrom('circle_offer')
      .select(['id', 'to_id'])
      .where('state', '=', 1)
      .where('circle_id', '=', id)
      .execute()
  for (let round = 0; round < 6; round++) {
    const [owner] = await ownersOf(id)
    const from = people.find((who) => who.userId === owner?.member_id) ?? first
    const to = people[(people.indexOf(from) + 1 + (round % 3)) % people.length] ?? first
    if (from === to) continue
    await offer(from, to)
    const [waiting] = await offers()
    const ban = () =>
      node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', from.userId).execute()
    await Promise.allSettled([
      callAs(node, to, G.TransferAccept, { offerId: waiting?.id ?? '' }),
      callAs(second, from, G.TransferWithdraw, { offerId: waiting?.id ?? '' }),
      callAs(second, from, G.MemberRoleAdjust, { id, userId: to.userId, role: 2 }),
      callAs(node, to, G.Quit, { id, posts: 'keep' }),
      ...(round === 3 ? [ban()] : []),
      node.app.db.transaction().execute((tx) => lookAfterOwner(tx, node.app.now(), id)),
    ])
    expect(await ownersOf(id)).toHaveLength(1)
  }
  await expect(
    node.app.db
      .transaction()
      .execute((tx) =>
        sql`update circle_member set role = 4 where circle_id = ${id} and role = 1`.execute(tx),
      ),
  ).rejects.toThrow('has no owner')
})

test('a former owner keeps no right, also after joining again, and an ended offer is said to be', async () => {
  const [owner, next] = [await buildMember(node), await buildMember(node)]
  const id = await buildCircle(node, owner)
  await buildCircleMember(node, id, next)
  const offerId = crypto.randomUUID()
  const expires = new Date(node.app.now().getTime() + dayMs)
  await node.app.db
    .insertInto('circle_offer')
    .values({
      id: offerId,
      circle_id: id,
      from_id: owner.userId,
      to_id: next.userId,
      created_at: node.app.now(),
      expires_at: expires,
    })
    .execute()
  expect((await info(next, id)).offer).toMatchObject({ id: offerId, state: 1 })
  await callAs(node, next, G.TransferAccept, { offerId })
  expect(await info(owner, id)).toMatchObject({
    role: 4,
    can: { edit: false, audit: false, dissolve: false },
  })
  await expect(callAs(node, owner, G.TransferWithdraw, { offerId })).rejects.toMatchObject(
    code('CircleOfferEnded'),
  )
  await callAs(node, owner, G.Quit, { id, posts: 'keep' })
  await apply(owner, id)
  expect(await info(owner, id)).toMatchObject({ role: 4, can: { audit: false } })
  await expect(callAs(node, next, G.Quit, { id, posts: 'keep' })).rejects.toMatchObject(
    code('CircleOwnerStays'),
  )
})

test('the owner’s account is closed: the eldest admin is asked, then the site holds the circle', async () => {
  const [owner, admin] = [await buildMember(node), await buildMember(node)]
  const id = await buildCircle(node, owner)
  await buildCircleMember(node, id, admin, 2)
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', owner.userId).execute()
  const look = () => node.app.db.transaction().execute((tx) => lookAfterOwner(tx, node.app.now(), id))
  await Promise.all([look(), look()])
  const { offer } = await info(admin, id)
  expect(offer).toMatchObject({ isSuccession: true, state: 1 })
  await callAs(node, admin, G.TransferRefuse, { offerId: offer?.id ?? '' })
  await look()
  expect((await callAs(node, staff, StaffCircle.GetDetail, { id })).isHeld).toBe(true)
  expect(await ownersOf(id)).toHaveLength(1)
  expect(await prove()).toEqual([])
})

test('invitations reach who may be invited, and let in at once by the team', async () => {
  const [owner, guest, blocker] = [await buildMember(node), await buildMember(node), await buildMember(node)]
  const id = await buildCircle(node, owner, { audit: 2 })
  await node.app.db
    .insertInto('block')
    .values({ blocker_id: blocker.userId, blocked_id: owner.userId })
    .execute()
  await expect(ask(guest, id)).rejects.toMatchObject(code('CircleInviteOnly'))
  const userIds = [guest.userId, blocker.userId]
  expect(await callAs(node, owner, G.Invite, { id, userIds })).toEqual({ userIds: [guest.userId] })
  const { items } = await callAs(node, guest, G.GetInvitations, {})
  expect(await callAs(node, guest, G.InviteAccept, { invitationId: items[0]?.id ?? '' })).toMatchObject({
    id,
    join: { state: 'joined' },
  })
  const post = await buildPost(node, guest)
  expect(post).not.toBe('')
})

test('applications are reminded of and expire; a dissolution takes 7 days and its name 30 more', async () => {
  let owner = await buildMember(node)
  let who = await buildMember(node)
  const notices = (kind: string) =>
    node.app.db
      .selectFrom('notice')
      .select('kind')
      .where('member_id', '=', owner.userId)
      .where('kind', '=', kind)
      .execute()
  const later = async (days: number) => {
    node.advance(days * dayMs)
    owner = await signIn(node, owner.userId)
    who = await signIn(node, who.userId)
    staff = await signInStaff(node, staff)
  }
  const id = await buildCircle(node, owner, { audit: 1, title: '慢门俱乐部' })
  await ask(who, id)
  await ask(await buildMember(node), id)
  expect(await notices('circle.applied'), 'of two within an hour the first is told').toHaveLength(1)
  await later(4)
  await lookAfterApplications(run())
  expect(await notices('circle.waiting')).toHaveLength(1)
  await lookAfterApplications(run())
  expect(await notices('circle.waiting')).toHaveLength(1)
  await later(11)
  await lookAfterApplications(run())
  expect(await info(who, id)).toMatchObject({ memberStatus: 0, join: { state: 'apply' } })
  const { version } = await callAs(node, staff, StaffCircle.GetDetail, { id })
  const ending = await callAs(node, staff, StaffCircle.Dissolve, { id, version, reason: '圈主申请' })
  expect(ending.dissolveTime).not.toBeNull()
  await expect(ask(who, id)).rejects.toMatchObject(code('CircleClosed'))
  await callAs(node, owner, G.DissolveWithdraw, { id })
  expect((await info(who, id)).dissolveTime).toBeNull()
  const again = await callAs(node, staff, StaffCircle.GetDetail, { id })
  await callAs(node, staff, StaffCircle.Dissolve, { id, version: again.version, reason: '圈主申请' })
  await later(8)
  await endDue(run())
  await expect(info(owner, id)).rejects.toMatchObject(code('ContentNotFound'))
  const free = async () => (await callAs(node, who, G.CheckCreate, { title: '慢门俱乐部' })).titleProblem
  expect(await free()).not.toBeNull()
  await later(31)
  await freeNames(run())
  expect(await free()).toBeNull()
  expect(await prove()).toEqual([])
})
