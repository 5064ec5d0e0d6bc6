import { UserInfo, errorCatalogue } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emit } from '../../events/emit.ts'
import { relayBatch } from '../../events/relay.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember, setCounters } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordReferral } from './record-referral.ts'
import { referralSubscriptions } from './referral.jobs.ts'
import { settleReferrals } from './settle-referrals.ts'

const dayMs = 24 * 3600_000
let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const codeOf = async (who: Browser) => (await callAs(node, who, UserInfo.Get, {})).inviteCode
const note = (inviteeId: string, code: string) =>
  node.app.db.transaction().execute((tx) => recordReferral({ now: node.app.now() }, tx, { inviteeId, code }))
const relay = () => relayBatch(node.app, referralSubscriptions)
const settle = () => settleReferrals(node.app.db, node.app.now(), new AbortController().signal)
const stateOf = async (who: Browser) =>
  (
    await node.app.db
      .selectFrom('referral')
      .where('invitee_id', '=', who.userId)
      .select('state')
      .executeTakeFirstOrThrow()
  ).state

async function buildInvitee(inviter: Browser, phoneBound = false): Promise<Browser> {
  const invitee = await buildMember(node, { phoneBound, acceptedPosts: 0, createdAt: node.app.now() })
  await note(invitee.userId, await codeOf(inviter))
  return invitee
}

async function publishOne(who: Browser): Promise<void> {
  await node.app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('member_counter')
      .set((eb) => ({ accepted_post_count: eb('accepted_post_count', '+', 1) }))
      .where('member_id', '=', who.userId)
      .execute()
    await emit(tx, 'post.published', { publishId: uuid(), authorId: who.userId })
  })
  await relay()
}

async function bindPhone(who: Browser): Promise<void> {
  await node.app.db.transaction().execute(async (tx) => {
    await tx.updateTable('member').set({ phone_bound: true }).where('id', '=', who.userId).execute()
    await emit(tx, 'member.phoneBound', { memberId: who.userId })
  })
  await relay()
}

test('an unknown code is refused, an empty one means none', async () => {
  const invitee = await buildMember(node)
  await expect(note(invitee.userId, 'ZZZZZZZZ')).rejects.toMatchObject({ errorName: 'InviteCodeWrong' })
  const banned = await buildMember(node)
  const code = await codeOf(banned)
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', banned.userId).execute()
  await expect(note(invitee.userId, code)).rejects.toMatchObject({ errorName: 'InviteCodeWrong' })
  await note(invitee.userId, '')
  const rows = await node.app.db
    .selectFrom('referral')
    .where('invitee_id', '=', invitee.userId)
    .selectAll()
    .execute()
  expect(rows).toEqual([])
})

test('phone and photograph are both required, in either order', async () => {
  const inviter = await buildMember(node)
  const [first, second] = [await buildInvitee(inviter), await buildInvitee(inviter)]
  await publishOne(first)
  expect(await stateOf(first)).toBe(1)
  await bindPhone(first)
  expect(await stateOf(first)).toBe(2)
  await bindPhone(second)
  expect(await stateOf(second)).toBe(1)
  await publishOne(second)
  expect(await stateOf(second)).toBe(2)
})

test('after thirty days an invitation expires, and reached steps stay', async () => {
  const inviter = await buildMember(node)
  const [late, early] = [await buildInvitee(inviter, true), await buildInvitee(inviter, true)]
  await publishOne(early)
  node.advance(30 * dayMs - 60_000)
  await settle()
  expect([await stateOf(late), await stateOf(early)]).toEqual([1, 2])
  node.advance(2 * 60_000)
  await publishOne(late)
  expect(await stateOf(late)).toBe(3)
  await settle()
  expect([await stateOf(late), await stateOf(early)]).toEqual([3, 2])
})

test('the job finds what no event settled, also in two runs at once', async () => {
  const inviter = await buildMember(node)
  const [reached, lapsed] = [await buildInvitee(inviter, true), await buildInvitee(inviter)]
  await setCounters(node, reached.userId, { accepted_post_count: 1 })
  await Promise.all([settle(), settle()])
  expect([await stateOf(reached), await stateOf(lapsed)]).toEqual([2, 1])
  node.advance(31 * dayMs)
  expect(await settle()).toBeGreaterThan(0)
  expect(await stateOf(lapsed)).toBe(3)
  expect(await settle()).toBe(0)
})

test('own invitations are listed newest first, page by page, and nobody else’s', async () => {
  const [inviter, outsider] = [await buildMember(node), await buildMember(node)]
  const invited: string[] = []
  for (let at = 0; at < 5; at++) {
    invited.unshift((await buildInvitee(inviter)).userId)
    node.advance(1000)
  }
  const read = await readAll((cursor) =>
    callAs(node, inviter, UserInfo.GetUserReferList, { maxResultCount: 2, cursor }),
  )
  expect(read.map((one) => one.userId)).toEqual(invited)
  expect(read[0]).toMatchObject({ state: 1, reward: '', headPicUrl: '/img/default-avatar.svg' })
  expect(await callAs(node, outsider, UserInfo.GetUserReferList, {})).toMatchObject({
    items: [],
    totalCount: 0,
    isLast: true,
  })
  const { body } = await callRaw(node, null, UserInfo.GetUserReferList, {})
  expect(body.error?.code).toBe(errorCatalogue.TokenInvalid.code)
})

test('whose invitation a code is: the name of an active member', async () => {
  const inviter = await buildMember(node)
  const inviteUserCode = await codeOf(inviter)
  const { nickName } = await callAs(node, inviter, UserInfo.Get, {})
  expect(await callAs(node, null, UserInfo.GetInviter, { inviteUserCode })).toEqual({ nickName })
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', inviter.userId).execute()
  for (const code of [inviteUserCode, '22222222', '']) {
    const { body } = await callRaw(node, null, UserInfo.GetInviter, { inviteUserCode: code })
    expect(body.error?.code).toBe(errorCatalogue.InviteCodeWrong.code)
  }
})
