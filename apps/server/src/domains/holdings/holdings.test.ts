import { Goods, Present, UserInfo, UserLevel } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { buildGoods } from '../../testing/goods.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { grantPresent } from '../present/index.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('a member sees how much they have and what waits for them, and what they take is counted no more', async () => {
  const member = await buildMember(node)
  const holdings = () => callAs(node, member, UserInfo.GetHoldings, {})
  const atFirst = await holdings()
  expect(atFirst).toMatchObject({ coins: 0, presents: 0, benefits: 0, products: 0 })

  // One that anybody can have once, one for a level that they do not have, one for coins.
  const benefit = await buildGoods(node, { kind: 2, coins: 0, limitTotal: 1 })
  await buildGoods(node, { kind: 2, coins: 0, minLevel: 9 })
  await buildGoods(node, { kind: 2, coins: 10 })
  const [gift] = await node.app.db.selectFrom('gift').select('id').limit(1).execute()
  await node.app.db.transaction().execute((tx) =>
    grantPresent(tx, node.app.now(), {
      memberId: member.userId,
      giftId: gift?.id ?? '',
      source: 9,
      sourceId: 'trial',
    }),
  )
  expect(await holdings()).toMatchObject({ presents: 1, benefits: 1 })
  await callAs(node, member, Goods.Redeem, { id: benefit })
  const { items } = await callAs(node, member, Present.GetList, {})
  await callAs(node, member, Present.GiveUp, { id: items[0]?.id ?? '' })
  expect(await holdings()).toMatchObject({ presents: 0, benefits: 0 })

  // Members of tests have a phone.
  const { coins } = await callAs(node, member, UserLevel.ClaimTask, { key: 'phone' })
  const { tasks } = await callAs(node, member, UserLevel.GetTasks, {})
  const claimable = tasks.filter(({ state }) => state === 1).length
  expect(await holdings()).toMatchObject({ coins, tasks: claimable })
  expect(claimable).toBe(atFirst.tasks - 1)
  const other = await buildMember(node)
  expect(await callAs(node, other, UserInfo.GetHoldings, {})).toMatchObject({ coins: 0, benefits: 1 })
})
