import { errorCatalogue, StaffAudit, StaffExpCorrection, StaffGrowth, UserLevel } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import { loadExp } from '../../standing/index.ts'

// Levels begin at 0, 100, 300 and 700.

const dayMs = 24 * 3600_000
const reason = '任务没有记上'
const { ChangedMeanwhile, NotAllowedNow, NotAllowedOnSelf } = errorCatalogue
let node: TestApp
let second: TestNode
let operator: StaffBrowser
let colleague: StaffBrowser
let deciding: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  operator = await buildStaff(node, ['superAdmin'])
  colleague = await buildStaff(node, ['activityOperator'])
  deciding = await buildStaff(node, ['activityOperator'])
})
afterAll(() => node.close())

interface Act {
  by?: StaffBrowser
  on?: TestNode
}
const correct = (memberId: string, amount: number, { by = operator, on = node }: Act = {}) =>
  callRaw(on, by, StaffGrowth.CorrectExp, { memberId, amount, memo: '补发任务的经验', reason })
const decide = (id: string, { by = deciding, on = node, approve = true }: Act & { approve?: boolean } = {}) =>
  callRaw(on, by, StaffExpCorrection.Decide, { id, approve, reason: '核对过' })
const expOf = async (memberId: string) => (await loadExp(node.app.db, [memberId]))[0]?.exp

test('staff correct experience with a reason: the member reads why, the level follows and never falls, none goes below 0', async () => {
  const member = await buildMember(node, { level: 1 })
  const { userId: memberId } = member
  const [raised, ...racing] = [
    await correct(memberId, 100),
    ...(await Promise.all(
      [colleague, deciding].map((by, at) => correct(memberId, -80, { by, on: at === 0 ? node : second })),
    )),
  ]
  expect(raised.body.result).toMatchObject({ state: 'approved', deciderName: null, exp: 100, level: 2 })
  expect(racing.filter(({ body }) => body.success)).toMatchObject([
    { body: { result: { exp: 20, level: 2 } } },
  ])
  expect(racing.find(({ body }) => !body.success)?.body.error?.details).toHaveProperty('fields.amount')
  const { items } = await callAs(node, member, UserLevel.GetExpLines, {})
  expect(items).toMatchObject([
    { rule: 'correct', amount: -80, balance: 20 },
    { rule: 'correct', amount: 100, balance: 100, memo: '补发任务的经验' },
  ])
  const { items: acts } = await callAs(node, operator, StaffAudit.GetList, { targetId: memberId })
  expect(acts).toMatchObject([
    { act: 'growth.expCorrected', reason, before: { exp: 100 }, after: { exp: 20, amount: -80 } },
    { act: 'growth.expCorrected', before: { exp: 0, level: 1 }, after: { exp: 100, level: 2 } },
  ])
})

test('a correction above one level waits for somebody else of the staff, also in parts', async () => {
  const member = await buildMember(node, { level: 1 })
  const { userId: memberId } = member
  const { result: request } = (await correct(memberId, 320)).body
  expect(request).toMatchObject({ state: 'waiting', isOwn: true, level: 1, levelAfter: 3 })
  expect(await expOf(memberId)).toBe(0)
  const id = StaffExpCorrection.Decide.output.parse(request).id
  expect((await correct(memberId, 500)).body.error?.code).toBe(NotAllowedNow.code)
  expect((await decide(id, { by: operator })).body.error?.code).toBe(NotAllowedOnSelf.code)
  expect((await decide(id)).body.result).toMatchObject({ state: 'approved', deciderName: deciding.name })
  expect((await decide(id, { by: colleague })).body.error?.code).toBe(ChangedMeanwhile.code)
  expect(await expOf(memberId)).toBe(320)
  const { items: acts } = await callAs(node, operator, StaffAudit.GetList, { targetId: memberId })
  expect(acts).toMatchObject([
    { act: 'growth.expCorrected', actor: deciding.name, after: { amount: 320, requestedBy: operator.name } },
    { act: 'growth.correctionRequested', actor: operator.name, reason },
  ])

  // The level is 400 wide, so the third part of 150 exceeds it, whoever else makes corrections alone.
  const parts = [await correct(memberId, 150), await correct(memberId, 150), await correct(memberId, 150)]
  expect(parts.map(({ body }) => StaffExpCorrection.Decide.output.parse(body.result).state)).toEqual([
    'approved',
    'approved',
    'waiting',
  ])
  expect((await correct(memberId, 150, { by: colleague })).body.result).toMatchObject({ state: 'approved' })
  const [waiting] = (await callAs(node, deciding, StaffExpCorrection.GetList, { waiting: true })).items
  expect(waiting).toMatchObject({ memberId, amount: 150, isOwn: false })
  const refused = await decide(waiting?.id ?? '', { approve: false })
  expect(refused.body.result).toMatchObject({ state: 'refused', exp: 770 })
  // The next day starts again.
  await node.app.db
    .updateTable('exp_correction')
    .set({ created_at: new Date(node.app.now().getTime() - dayMs) })
    .where('member_id', '=', memberId)
    .execute()
  expect((await correct(memberId, 150)).body.result).toMatchObject({ state: 'approved' })
})

test('what is approved is the level that was shown', async () => {
  const { userId: memberId } = await buildMember(node, { level: 1 })
  const request = StaffExpCorrection.Decide.output.parse((await correct(memberId, 250)).body.result)
  expect(request.levelAfter).toBe(2)
  await correct(memberId, 60, { by: colleague })
  expect((await decide(request.id)).body.error?.code).toBe(ChangedMeanwhile.code)
  expect((await decide(request.id, { approve: false })).body.result).toMatchObject({ state: 'refused' })
  expect(await expOf(memberId)).toBe(60)
})

test('parts at once, on two nodes, are added up; of two decisions one counts', async () => {
  const { userId: memberId } = await buildMember(node, { level: 1 })
  const parts = await Promise.all(
    Array.from({ length: 6 }, (_, at) => correct(memberId, 40, { on: at % 2 === 0 ? node : second })),
  )
  const states = parts.map(({ body }) =>
    body.success ? StaffExpCorrection.Decide.output.parse(body.result).state : body.error?.code,
  )
  expect(states.filter((state) => state === 'approved')).toHaveLength(2)
  expect(states.filter((state) => state === 'waiting')).toHaveLength(1)
  expect(states.filter((state) => state === NotAllowedNow.code)).toHaveLength(3)
  expect(await expOf(memberId)).toBe(80)
  const { items } = await callAs(node, deciding, StaffExpCorrection.GetList, { waiting: true })
  const id = items.find((item) => item.memberId === memberId)?.id ?? ''
  const decisions = await Promise.all([decide(id), decide(id, { by: colleague, on: second })])
  expect(decisions.filter(({ body }) => body.success)).toHaveLength(1)
  expect(decisions.find(({ body }) => !body.success)?.body.error?.code).toBe(ChangedMeanwhile.code)
  expect(await expOf(memberId)).toBe(120)
})
