import { Coin } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { correctCoins } from './ledger/correct-coins.ts'
import { earnCoins } from './ledger/earn-coins.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  node.setNow(new Date('2026-12-31T15:59:58Z'))
})
afterAll(() => node.close())

test('coins that staff gave are issued, and those whose year is over are in nobody’s hand from its first second on', async () => {
  const { userId: memberId } = await buildMember(node)
  const now = node.app.now()
  const about = (bizId: string) => ({ memberId, bizType: 'trial', bizId })
  await node.app.db.transaction().execute(async (tx) => {
    const earlier = { now: new Date('2025-03-01T04:00:00Z') }
    await earnCoins(earlier, tx, { ...about('post'), amount: 30, memo: '发布作品' })
    await correctCoins({ now }, tx, { ...about('given'), amount: 50, memo: '活动补发' })
    await correctCoins({ now }, tx, { ...about('taken'), amount: -10, memo: '记错了' })
  })
  // A second into the new year, before any job ran.
  node.setNow(new Date('2026-12-31T16:00:01Z'))
  expect(await callAs(node, null, Coin.GetTotals, {})).toMatchObject({
    issued: 80,
    expired: 20,
    reversed: 10,
    available: 50,
  })
})
