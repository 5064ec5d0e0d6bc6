import { Contest, errorCatalogue, Notice, StaffContest } from '@guangquan/contract'
import { readMarkSheet } from '@guangquan/rules/contest/mark-sheet'
import { v7 as uuid } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../crypto/verifiable-seed.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { settleDue } from './contest.jobs.ts'
import { buildContest, buildEntry, dayMs, hourMs, openVote, schedule } from './testing/build-contest.ts'

const minuteMs = 60_000

let node: TestApp
let nodes: TestNode[]
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  nodes = [node, await node.addNode()]
  staff = await buildStaff(node, ['contestOperator'])
})
afterAll(() => node.close())
afterEach(() => node.setNow(new Date()))

const refusal = (name: keyof typeof errorCatalogue) =>
  expect.objectContaining({ code: errorCatalogue[name].code })
/** The minute job, on every node at once. */
const pass = () => Promise.all(nodes.map((one) => settleDue(jobCtxOf(one.app))))
const again = (who: Browser) => signIn(node, who.userId)
const noticesOf = async (who: Browser) =>
  (await callAs(node, await again(who), Notice.GetUserNoticeList, { tab: 5 })).items.map(({ type }) => type)

async function buildGift(): Promise<string> {
  const id = uuid()
  await node.app.db
    .insertInto('gift')
    .values({
      id,
      title: '定制相机背带',
      present_type: 2,
      value: 300,
      options: JSON.stringify([{ kind: 1, title: '相机背带', coins: 0 }]),
      claim_days: 30,
      created_at: node.app.now(),
    })
    .execute()
  return id
}

/**
 * A published contest of the vote alone, in which all have the same result: the first entry won a gift and 500 coins,
 * the second 100 coins.
 */
async function buildPublished(entries: number, values: object = {}) {
  const contest = await buildContest(node, 13, {
    kind: 3,
    judge_end: null,
    // After the end of the vote, which is counted from a moment later than this one.
    notice_start: new Date(node.app.now().getTime() + (schedule.voteEnd - 13) * dayMs + minuteMs),
    ...values,
  })
  const { db } = node.app
  await db
    .updateTable('contest_prize')
    .set({ gift_id: await buildGift() })
    .where('id', '=', contest.prizeId)
    .execute()
  await db
    .insertInto('contest_prize')
    .values({
      id: uuid(),
      contest_id: contest.id,
      position: 1,
      name: '银镜头',
      basis: 1,
      count: 1,
      coins: 100,
    })
    .execute()
  await openVote(node, contest.id, [])
  const people = await Promise.all(Array.from({ length: entries }, () => buildMember(node)))
  const entryIds: string[] = []
  for (const author of people) entryIds.push(await buildEntry(node, contest, { author }))
  node.setNow(new Date(contest.start.getTime() + schedule.voteEnd * dayMs + hourMs))
  await pass()
  const published = new Date(contest.start.getTime() + schedule.noticeEnd * dayMs + hourMs)
  node.setNow(published)
  await pass()
  return { contest, people, entryIds, published }
}

const awardsOf = async (contestId: string) =>
  (await callAs(node, await signInStaff(node, staff), StaffContest.GetAwards, { contestId })).items
const presentsOf = ({ userId }: Browser) =>
  node.app.db.selectFrom('present').where('member_id', '=', userId).select(['id', 'state']).execute()
const coinsOf = async ({ userId }: Browser) => {
  const rows = await node.app.db
    .selectFrom('coin_tx')
    .where('member_id', '=', userId)
    .where('biz_type', '=', 'contest')
    .select('amount')
    .execute()
  return rows.map(({ amount }) => amount).toSorted((a, b) => a - b)
}
const after = (from: Date, days: number) => node.setNow(new Date(from.getTime() + days * dayMs + hourMs))

test('goods that nobody claims pass on to the next in rank, once, and the certificate stays', async () => {
  const { contest, people, published } = await buildPublished(4, { unclaimed_rule: 2 })
  const [winner, second, third, fourth] = people
  if (!winner || !second || !third || !fourth) throw new Error('no people')
  expect(await awardsOf(contest.id)).toMatchObject([
    { prizeName: '金镜头', number: '001', claim: 'waiting' },
    { prizeName: '银镜头', number: '002', claim: 'none', claimUntil: null },
  ])
  after(published, 30)
  await pass()
  await pass()
  // The second has a prize for the score already.
  expect(await awardsOf(contest.id)).toMatchObject([
    { number: '001', claim: 'lapsed', isPassedOn: false },
    { number: '003', claim: 'waiting', isPassedOn: true, certificate: null },
    { number: '002', claim: 'none' },
  ])
  expect(await presentsOf(third)).toHaveLength(1)
  expect(await coinsOf(third)).toEqual([])
  expect(await coinsOf(winner)).toEqual([500])
  expect((await noticesOf(winner)).filter((type) => type === 'contest.prizeLapsed')).toHaveLength(1)
  expect((await noticesOf(third)).filter((type) => type === 'contest.prizePassed')).toHaveLength(1)
  const { awards } = await callAs(node, null, Contest.GetResult, { matchId: contest.id })
  const certificate = awards[0]?.certificate ?? ''
  expect(await callAs(node, null, Contest.GetCertificate, { certificate })).toMatchObject({ isValid: true })
  after(published, 61)
  await pass()
  expect((await awardsOf(contest.id)).map(({ number, claim }) => [number, claim])).toEqual([
    ['001', 'lapsed'],
    ['003', 'lapsed'],
    ['004', 'waiting'],
    ['002', 'none'],
  ])
  after(published, 92)
  await pass()
  expect(await awardsOf(contest.id)).toHaveLength(4)
  const changes = await node.app.db
    .selectFrom('contest_change')
    .where('contest_id', '=', contest.id)
    .select('text')
    .orderBy('created_at')
    .execute()
  expect(changes.map(({ text }) => text)).toEqual([
    expect.stringContaining('由 003 号作品递补'),
    expect.stringContaining('由 004 号作品递补'),
    expect.stringContaining('没有可以递补的作品'),
  ])
  expect(await presentsOf(fourth)).toHaveLength(1)
})

test('goods that were claimed in time stay, and without the rule unclaimed ones go back', async () => {
  const claimed = await buildPublished(3, { unclaimed_rule: 2 })
  const [winner] = claimed.people
  if (!winner) throw new Error('no people')
  const [present] = await presentsOf(winner)
  await node.app.db
    .updateTable('present')
    .set({ state: 4, chosen: 0 })
    .where('id', '=', present?.id ?? '')
    .execute()
  after(claimed.published, 31)
  await pass()
  expect(await awardsOf(claimed.contest.id)).toMatchObject([{ claim: 'claimed' }, { claim: 'none' }])
  node.setNow(new Date())
  const back = await buildPublished(3)
  after(back.published, 31)
  await pass()
  expect(await awardsOf(back.contest.id)).toMatchObject([{ claim: 'lapsed' }, { claim: 'none' }])
  const result = await callAs(node, null, Contest.GetResult, { matchId: back.contest.id })
  expect(result.awards).toMatchObject([{ isLapsed: true }, { isLapsed: false }])
})

test('two persons correct a published result: prizes are taken back and given anew, and everybody reads it', async () => {
  const { contest, people } = await buildPublished(3)
  const [winner, second, third] = people
  if (!winner || !second || !third) throw new Error('no people')
  const read = () => callAs(node, null, Contest.GetResult, { matchId: contest.id })
  const before = await read()
  const desk = await signInStaff(node, staff)
  const input = {
    contestId: contest.id,
    numbers: [1],
    cause: 9 as const,
    note: '原图显示天空由生成式工具替换',
    reason: '收到来信，核对了原图',
  }
  await expect(
    callAs(node, desk, StaffContest.RequestReopening, { ...input, numbers: [1, 99] }),
  ).rejects.toEqual(refusal('NotAllowedNow'))
  const { id } = await callAs(node, desk, StaffContest.RequestReopening, input)
  const colleague = await buildStaff(node, ['contestOperator'])
  await expect(callAs(node, colleague, StaffContest.RequestReopening, input)).rejects.toEqual(
    refusal('NotAllowedNow'),
  )
  const decision = { id, approve: true, reason: '核对过，属实' }
  await expect(callAs(node, desk, StaffContest.DecideReopening, decision)).rejects.toEqual(
    refusal('NotAllowedOnSelf'),
  )
  expect((await read()).sha256).toBe(before.sha256)
  const done = await callAs(node, colleague, StaffContest.DecideReopening, decision)
  expect(done).toMatchObject({ state: 'approved' })
  await expect(callAs(node, colleague, StaffContest.DecideReopening, decision)).rejects.toEqual(
    refusal('ChangedMeanwhile'),
  )
  const result = await read()
  expect(result).toMatchObject({
    contest: { state: 8 },
    awards: [
      { prizeName: '金镜头', entry: { number: '002' } },
      { prizeName: '银镜头', entry: { number: '003' } },
    ],
    corrections: [{ note: input.note, sha256: before.sha256 }],
  })
  expect(result.corrections[0]?.changes).toEqual(
    expect.arrayContaining([
      '收回 001 号作品的「金镜头」',
      '收回 002 号作品的「银镜头」',
      '「金镜头」改由 002 号作品获得',
      '「银镜头」改由 003 号作品获得',
    ]),
  )
  const sheet = await callAs(node, null, Contest.GetMarkSheet, { matchId: contest.id })
  expect(sha256(sheet.text)).toBe(sheet.sha256)
  expect(readMarkSheet(sheet.text)?.notes).toEqual([expect.stringContaining(input.note)])
  expect(sheet.text).not.toContain('\tA4')
  const [gold, silver] = before.awards
  for (const { certificate } of [gold, silver].flatMap((award) => award ?? []))
    expect(
      await callAs(node, null, Contest.GetCertificate, { certificate: certificate ?? '' }),
    ).toMatchObject({ isValid: false })
  expect(await coinsOf(winner)).toEqual([-500, 500])
  expect(await coinsOf(second)).toEqual([-100, 100, 500])
  expect(await coinsOf(third)).toEqual([100])
  expect(await presentsOf(winner)).toMatchObject([{ state: 8 }])
  expect(await presentsOf(second)).toHaveLength(1)
  expect(await noticesOf(winner)).toContain('contest.disqualified')
  expect(await noticesOf(second)).toContain('contest.corrected')
  expect(await noticesOf(third)).toContain('contest.corrected')
})
