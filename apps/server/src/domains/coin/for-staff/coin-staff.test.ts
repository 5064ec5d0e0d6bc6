import { Coin, errorCatalogue, StaffAudit, StaffCoin, StaffCoinCorrection } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import { coinFigures } from '../coin.figures.ts'
import { earnCoins } from '../ledger/earn-coins.ts'
import { spendCoins } from '../ledger/spend-coins.ts'

let node: TestApp
let second: TestNode
let asking: StaffBrowser
let deciding: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  asking = await buildStaff(node, ['support'])
  deciding = await buildStaff(node, ['goodsManager'])
})
afterAll(() => node.close())

const reason = '奖励没有发到'
const memo = '补发编辑推荐的奖励'
const { ChangedMeanwhile, CoinsNotEnough, NotAllowedNow, NotAllowedOnSelf } = errorCatalogue
const request = (memberId: string, amount: number, by = asking) =>
  callAs(node, by, StaffCoinCorrection.Create, { memberId, amount, memo, reason })
interface Decision {
  approve?: boolean
  by?: StaffBrowser
  on?: TestNode
}
const decide = async (id: string, { approve = true, by = deciding, on = node }: Decision = {}) =>
  (await callRaw(on, by, StaffCoinCorrection.Decide, { id, approve, reason })).body

test('what one of the staff requests another approves: the member has the coins and reads why', async () => {
  const member = await buildMember(node)
  const { userId: memberId } = member
  const { id } = await request(memberId, 30)
  const input = { memberId, amount: 5, memo, reason }
  const { error } = (await callRaw(node, asking, StaffCoinCorrection.Create, input)).body
  expect(error?.code).toBe(NotAllowedNow.code)
  expect((await callAs(node, member, Coin.GetBalance, {})).balance).toBe(0)
  expect((await decide(id)).result).toMatchObject({ state: 'approved', deciderName: deciding.name })
  const { items: lines } = await callAs(node, member, Coin.GetLines, {})
  expect(lines).toMatchObject([{ kind: 'correct', amount: 30, text: `人工调整：${memo}` }])
  const owner = await buildStaff(node, ['superAdmin'])
  const { items } = await callAs(node, owner, StaffAudit.GetList, { targetId: memberId })
  expect(items).toMatchObject([
    { act: 'coins.corrected', actor: deciding.name, reason, before: { coins: 0 }, after: { coins: 30 } },
    { act: 'coins.correctionRequested', actor: asking.name, after: { amount: 30, memo } },
  ])
  const found = await callAs(node, deciding, StaffCoin.GetList, { keyword: memberId, kind: 'correct' })
  expect(found.items).toMatchObject([{ memberId, amount: 30, bizType: 'correction', bizId: id }])
  expect(
    (await callAs(node, deciding, StaffCoin.GetList, { keyword: memberId, kind: 'earn' })).items,
  ).toEqual([])
})

test('nobody decides their own request, two decide once, and nobody loses more than they have', async () => {
  const { userId: memberId } = await buildMember(node)
  const own = await request(memberId, 10, deciding)
  expect((await decide(own.id)).error?.code).toBe(NotAllowedOnSelf.code)
  const third = await buildStaff(node, ['goodsManager'])
  expect((await decide(own.id, { approve: false, by: third })).result).toMatchObject({ state: 'refused' })
  const { id } = await request(memberId, 8)
  const responses = await Promise.all([decide(id), decide(id, { by: third, on: second })])
  expect(responses.filter(({ success }) => success)).toHaveLength(1)
  expect(responses.find(({ success }) => !success)?.error?.code).toBe(ChangedMeanwhile.code)
  const loss = await request(memberId, -9)
  expect((await decide(loss.id)).error?.code).toBe(CoinsNotEnough.code)
  const { items } = await callAs(node, deciding, StaffCoinCorrection.GetList, { waiting: true })
  expect(items).toMatchObject([{ id: loss.id, isOwn: false, state: 'waiting' }])
})

test('the first page counts the coins of a day', async () => {
  const today = dayOf(node.app.now())
  const { userId: memberId } = await buildMember(node)
  await node.app.db.transaction().execute(async (tx) => {
    const ctx = { app: node.app, now: node.app.now() }
    const about = { memberId, bizType: 'trial', bizId: 'one' }
    await earnCoins(ctx, tx, { ...about, amount: 50, memo: '作品' })
    await spendCoins(ctx, tx, { ...about, bizId: 'two', amount: 20, memo: '相框' })
  })
  const range = { from: today, to: today }
  const counted = await Promise.all(coinFigures.map(({ count }) => count(node.app.db, range)))
  expect(counted.map(([first]) => first?.value)).toEqual([50, 20, 0])
})
