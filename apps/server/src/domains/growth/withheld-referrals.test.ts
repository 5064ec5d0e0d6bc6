import { errorCatalogue, StaffReferral, UserInfo, type ReferralSign } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emit } from '../../events/emit.ts'
import { relayBatch } from '../../events/relay.ts'
import { jobs, subscriptions } from '../../program.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { buildMember } from '../../testing/people.ts'
import { performJobs } from '../../testing/perform-jobs.ts'
import { buildFile, buildPost } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { growthJobs, growthSubscriptions } from './growth.jobs.ts'

const referralJobs = jobs.filter(({ name }) => name.startsWith('referral.'))
const referralSubscriptions = subscriptions.filter(({ name }) => name.startsWith('referral.'))
const reason = '三个账号像是一个人'
let node: TestApp
let second: TestNode
let moderator: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  moderator = await buildStaff(node, ['moderator'])
})
afterAll(() => node.close())

interface Invited {
  inviter: Browser
  invitee: Browser
}

/** Somebody who registered by an invitation and has a bound phone, but no post yet. */
async function invite(inviter: Browser): Promise<Invited> {
  const invitee = await buildMember(node, { acceptedPosts: 0, createdAt: node.app.now() })
  const row = { invitee_id: invitee.userId, inviter_id: inviter.userId, created_at: node.app.now() }
  await node.app.db.insertInto('referral').values(row).execute()
  return { inviter, invitee }
}
const useAddress = ({ userId }: Browser, ip: string, device: string) =>
  node.app.db.updateTable('session').set({ ip, device }).where('member_id', '=', userId).execute()

/** Delivers the events, and runs the jobs that follow. */
async function settle(): Promise<void> {
  await relayBatch(node.app, [...referralSubscriptions, ...growthSubscriptions()])
  await relayBatch(node.app, growthSubscriptions())
  await performJobs(node, ...growthJobs)
}
async function reach({ invitee }: Invited): Promise<void> {
  const publishId = await buildPost(node, invitee)
  await node.app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('member_counter')
      .set({ accepted_post_count: 1 })
      .where('member_id', '=', invitee.userId)
      .execute()
    await emit(tx, 'post.published', { publishId, authorId: invitee.userId })
  })
  await settle()
}
async function signsOf({ invitee }: Invited): Promise<readonly ReferralSign[] | undefined> {
  const { items } = await callAs(node, moderator, StaffReferral.GetList, { member: invitee.userId })
  return items.find(({ inviteeId }) => inviteeId === invitee.userId)?.signs
}
/** What both have earned by the invitation, in coins. */
async function coinsOf({ inviter, invitee }: Invited): Promise<number[]> {
  const rows = await node.app.db
    .selectFrom('exp_line')
    .where('rule', 'in', ['invite', 'invited'])
    .where('member_id', 'in', [inviter.userId, invitee.userId])
    .select(['member_id', 'coins'])
    .execute()
  return [inviter, invitee].map(({ userId }) =>
    rows.filter((row) => row.member_id === userId).reduce((sum, { coins }) => sum + coins, 0),
  )
}
const judge = (method: typeof StaffReferral.Withhold, { invitee }: Invited, on: TestNode = node) =>
  callRaw(on, moderator, method, { inviteeId: invitee.userId, reason })

test('staff see what an invited member has in common with the inviter and with others of the same one', async () => {
  const inviter = await buildMember(node)
  const [alike, other, honest] = [await invite(inviter), await invite(inviter), await invite(inviter)]
  await useAddress(inviter, '203.0.113.1', 'Chrome 140')
  await useAddress(alike.invitee, '203.0.113.1', 'Safari 18')
  await useAddress(other.invitee, '203.0.113.1', 'Safari 18')
  await useAddress(honest.invitee, '203.0.113.9', 'Safari 18')
  for (const one of [alike, other, honest]) await reach(one)
  expect(await signsOf(alike)).toEqual(expect.arrayContaining(['address', 'device']))
  expect(await signsOf(honest)).not.toContain('address')
  const { items } = await callAs(node, moderator, StaffReferral.GetList, { alike: true })
  expect(items.map(({ inviteeId }) => inviteeId)).toContain(other.invitee.userId)
  const { userId: rowId } = honest.invitee
  const alone = await callAs(node, moderator, StaffReferral.GetList, { rowId })
  expect(alone.items).toMatchObject([{ inviteeId: rowId, inviterId: inviter.userId }])
})

test('the same photograph, and a post deleted within a week, are found after the reward', async () => {
  const inviter = await buildMember(node)
  const pair = await invite(inviter)
  await reach(pair)
  expect(await signsOf(pair)).toEqual([])
  await buildFile(node, inviter)
  await node.app.db
    .updateTable('publish')
    .set({ status: 5, deleted_at: node.app.now() })
    .where('author_id', '=', pair.invitee.userId)
    .execute()
  for (const job of referralJobs) await job.perform(jobCtxOf(node.app), {})
  expect(await signsOf(pair)).toEqual(['picture', 'deleted'])
})

test('withheld rewards are taken back from both, and paid when they are released', async () => {
  const pair = await invite(await buildMember(node))
  await reach(pair)
  const paid = await coinsOf(pair)
  expect(Math.min(...paid)).toBeGreaterThan(0)
  const responses = await Promise.all([
    judge(StaffReferral.Withhold, pair),
    judge(StaffReferral.Withhold, pair, second),
  ])
  expect(new Set(responses.map(({ body }) => body.error?.code ?? 'done'))).toEqual(
    new Set(['done', errorCatalogue.NotAllowedNow.code]),
  )
  await settle()
  expect(await coinsOf(pair)).toEqual([0, 0])
  const { items } = await callAs(node, pair.inviter, UserInfo.GetUserReferList, {})
  expect(items).toMatchObject([{ isWithheld: true }])
  await judge(StaffReferral.Release, pair)
  await settle()
  await settle()
  expect(await coinsOf(pair)).toEqual(paid)
  const acts = await node.app.db
    .selectFrom('staff_act')
    .where('target_id', '=', pair.invitee.userId)
    .select(['act', 'reason'])
    .orderBy('seq')
    .execute()
  expect(acts).toEqual([
    { act: 'referral.withheld', reason },
    { act: 'referral.released', reason },
  ])
})

test('what is withheld before it is reached is not paid until it is released', async () => {
  const pair = await invite(await buildMember(node))
  await judge(StaffReferral.Withhold, pair)
  await reach(pair)
  expect(await coinsOf(pair)).toEqual([0, 0])
  await judge(StaffReferral.Release, pair)
  await settle()
  expect(Math.min(...(await coinsOf(pair)))).toBeGreaterThan(0)
})
