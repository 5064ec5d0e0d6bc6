import {
  conditionTexts,
  errorCatalogue,
  Goods,
  GoodsOrder,
  Notice,
  UserAddress,
  UserInfo,
  UserLevel,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRows } from '../../db/walk-rows.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { address } from '../../testing/permission-cases.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { earnCoins } from '../coin/index.ts'
import { completeOrders, expireCodes, notifyOfCodes } from './goods.jobs.ts'
import { eraseOrders, exportOrders } from './goods.export.ts'
import { buildGoods, buildShop } from '../../testing/goods.ts'

const start = new Date('2026-11-23T04:00:00Z')
let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  node.setNow(start)
})
afterAll(() => node.close())

const run = () => ({ db: node.app.db, now: node.app.now(), signal: new AbortController().signal })

async function memberWith(coins: number): Promise<Browser> {
  const browser = await buildMember(node, { birthday: '1990-05-01' })
  const earned = { memberId: browser.userId, bizType: 'trial', bizId: 'start', amount: coins, memo: '' }
  if (coins > 0)
    await node.app.db.transaction().execute((tx) => earnCoins({ now: node.app.now() }, tx, earned))
  return browser
}

const balanceOf = async (browser: Browser) => {
  const lots = await node.app.db
    .selectFrom('coin_lot')
    .select(['balance', 'expires_at'])
    .where('member_id', '=', browser.userId)
    .execute()
  return lots.reduce((sum, { balance }) => sum + balance, 0)
}

async function refusalOf(browser: Browser | null, body: object): Promise<string> {
  const { body: response } = await callRaw(node, browser, Goods.Redeem, body)
  const code = response.error?.code
  return Object.entries(errorCatalogue).find(([, error]) => error.code === code)?.[0] ?? 'none'
}

test('something to be shipped: an address is needed, may change, and cancelling gives back coins and stock', async () => {
  const browser = await memberWith(500)
  const id = await buildGoods(node, { coins: 100, stock: 5, name: '肩带' })
  const { id: addressId } = await callAs(node, browser, UserAddress.Create, address)
  const { id: foreignId } = await callAs(node, await buildMember(node), UserAddress.Create, address)
  expect(await refusalOf(browser, { id, count: 2 })).toBe('BadInput')
  expect(await refusalOf(browser, { id, count: 2, addressId: foreignId })).toBe('BadInput')
  expect(await refusalOf(browser, { id, count: 2, addressId, coins: 90 })).toBe('GoodsChanged')
  const detail = await callAs(node, browser, Goods.GetDetail, { id })
  expect(detail).toMatchObject({ coins: 100, stock: 5, maxCount: 5, lastOrderId: null })
  const order = await callAs(node, browser, Goods.Redeem, { id, count: 2, addressId, coins: 100 })
  expect(order).toMatchObject({ state: 1, count: 2, coins: 200, name: '肩带' })
  expect(await balanceOf(browser)).toBe(300)
  // The response for a retried request is stored, so it must not contain encrypted data.
  expect(JSON.stringify(order)).not.toContain(address.receiver)
  const read = await callAs(node, browser, GoodsOrder.GetDetail, { id: order.id })
  expect(read.address).toMatchObject({ receiver: address.receiver, phone: address.phone })
  const other = await callAs(node, browser, UserAddress.Create, { ...address, receiver: '新收件人' })
  await callAs(node, browser, GoodsOrder.ChangeAddress, { id: order.id, addressId: other.id })
  const moved = await callAs(node, browser, GoodsOrder.GetDetail, { id: order.id })
  expect(moved.address?.receiver).toBe('新收件人')
  const check = await callAs(node, browser, UserInfo.CheckDelete, {})
  expect(check.obstacles).toMatchObject([{ kind: 'order' }])
  await callAs(node, browser, GoodsOrder.Cancel, { id: order.id })
  expect(await balanceOf(browser)).toBe(500)
  expect(await callAs(node, browser, Goods.GetDetail, { id })).toMatchObject({ stock: 5, maxCount: 5 })
  expect((await callAs(node, browser, UserInfo.CheckDelete, {})).obstacles).toEqual([])
  const again = await callRaw(node, browser, GoodsOrder.Cancel, { id: order.id })
  expect(again.body.error?.code).toBe(errorCatalogue.NotAllowedNow.code)
})

test('what a member lacks is said by lights, and refused with its own error', async () => {
  const browser = await memberWith(50)
  const at = (days: number) => new Date(start.getTime() + days * 24 * 3600_000)
  const cases: [Parameters<typeof buildGoods>[1], string, string][] = [
    [{ coins: 60, kind: 2 }, 'coins', 'CoinsNotEnough'],
    [{ coins: 10, kind: 2, stock: 0 }, 'stock', 'StockNotEnough'],
    [{ coins: 10, kind: 2, minLevel: 6 }, 'level', 'GoodsLevelTooLow'],
    [{ coins: 10, kind: 2, from: at(1) }, 'period', 'GoodsClosed'],
    [{ kind: 2, ownersOnly: true }, 'owner', 'OwnersOnly'],
  ]
  for (const [given, key, error] of cases) {
    const id = await buildGoods(node, given)
    const { conditions, maxCount } = await callAs(node, browser, Goods.GetDetail, { id })
    expect([key, maxCount, conditions.filter(({ isMet }) => !isMet).map((one) => one.key)]).toEqual([
      key,
      0,
      [key],
    ])
    expect(await refusalOf(browser, { id })).toBe(error)
  }
  const limited = await buildGoods(node, { kind: 2, limitTotal: 1 })
  await callAs(node, browser, Goods.Redeem, { id: limited })
  const { conditions } = await callAs(node, browser, Goods.GetDetail, { id: limited })
  expect(conditions.find(({ key }) => key === 'limit')).toMatchObject({ isMet: false })
  const young = await memberWith(50)
  await node.app.db
    .updateTable('member')
    .set({ birthday: '2010-01-01' })
    .where('id', '=', young.userId)
    .execute()
  expect(await refusalOf(young, { id: await buildGoods(node, { coins: 10, kind: 2 }) })).toBe('ExchangeAge')
  expect(await refusalOf(young, { id: limited })).toBe('none')
  expect(await refusalOf(young, { id: await buildGoods(node, { kind: 2, state: 2 }) })).toBe(
    'ContentNotFound',
  )
})

test('at the last level a right that comes with a level may be had twice as often', async () => {
  const right = await buildGoods(node, { kind: 2, minLevel: 6, limitYear: 1 })
  const forAll = await buildGoods(node, { kind: 2, limitYear: 1 })
  for (const [level, times] of [
    [6, 1],
    [10, 2],
  ] as const) {
    const browser = await memberWith(0)
    await node.app.db.updateTable('member').set({ level }).where('id', '=', browser.userId).execute()
    for (let had = 0; had < times; had++) expect(await refusalOf(browser, { id: right })).toBe('none')
    expect(await refusalOf(browser, { id: right })).toBe('RedeemLimit')
    expect(await refusalOf(browser, { id: forAll })).toBe('none')
    expect(await refusalOf(browser, { id: forAll })).toBe('RedeemLimit')
    const { conditions } = await callAs(node, browser, Goods.GetDetail, { id: right })
    const limit = { isMet: false, text: conditionTexts.limit('year', times, times) }
    expect(conditions.find(({ key }) => key === 'limit')).toMatchObject(limit)
  }
})

test('a monthly limit begins anew with the month of Shanghai', async () => {
  node.setNow(new Date('2026-11-30T15:59:00Z'))
  const browser = await memberWith(0)
  const id = await buildGoods(node, { kind: 2, limitMonth: 1 })
  await callAs(node, browser, Goods.Redeem, { id })
  expect(await refusalOf(browser, { id })).toBe('RedeemLimit')
  node.setNow(new Date('2026-11-30T16:01:00Z'))
  expect(await refusalOf(browser, { id })).toBe('none')
  node.setNow(start)
})

test('codes are shown to their member alone, expire, and members hear of it in time', async () => {
  const browser = await memberWith(100)
  const shopId = await buildShop(node)
  const id = await buildGoods(node, { kind: 4, shopIds: [shopId], name: '清洁保养券' })
  const order = await callAs(node, browser, Goods.Redeem, { id, shopId })
  const { codes, shops } = await callAs(node, browser, GoodsOrder.GetDetail, { id: order.id })
  const { shops: offered } = await callAs(node, browser, Goods.GetDetail, { id })
  expect(offered).toMatchObject([{ id: shopId }])
  expect(codes).toMatchObject([{ state: 1, expireTime: '2026-12-23 12:00:00' }])
  expect(codes[0]?.code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(shops.map((shop) => shop.id)).toEqual([shopId])
  const stored = await node.app.db
    .selectFrom('goods_code')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute()
  expect(JSON.stringify(stored)).not.toContain(codes[0]?.code)
  await notifyOfCodes(run())
  const notes = async () => {
    const { items } = await callAs(node, await signIn(node, browser.userId), Notice.GetUserNoticeList, {
      tab: 6,
    })
    return items.filter(({ type }) => type === 'goods.codeExpiring')
  }
  expect(await notes()).toHaveLength(0)
  node.setNow(new Date('2026-12-20T04:00:00Z'))
  await Promise.all([notifyOfCodes(run()), notifyOfCodes(run())])
  expect(await notes()).toMatchObject([
    { target: { path: `/user/coins/order/${order.id}`, title: '清洁保养券' } },
  ])
  node.setNow(new Date('2026-12-23T04:01:00Z'))
  await expireCodes(run())
  const late = await callAs(node, await signIn(node, browser.userId), GoodsOrder.GetDetail, { id: order.id })
  expect(late.codes).toMatchObject([{ state: 3 }])
  node.setNow(start)
})

test('a virtual good is given at once: a make-up card takes the place of coins', async () => {
  const browser = await memberWith(30)
  const id = await buildGoods(node, { gives: 'makeUpCard', coins: 10, stock: null })
  expect(await callAs(node, browser, Goods.Redeem, { id, count: 2 })).toMatchObject({ state: 3, coins: 20 })
  expect(await callAs(node, browser, Goods.GetDetail, { id })).toMatchObject({ frameSrc: null })
  const { run: before } = await callAs(node, browser, UserLevel.GetTasks, {})
  expect(before).toMatchObject({ cards: 2, cardPrice: 0 })
  const after = await callAs(node, browser, UserLevel.MakeUpVisit, { day: before.fillable[0] ?? '' })
  expect(after.cards).toBe(1)
  expect(await balanceOf(browser)).toBe(10)
})

test('a frame for some days is worn at once, and longer with the next order', async () => {
  const browser = await memberWith(700)
  const id = await buildGoods(node, { gives: 'frame30', choice: 'filmRoll', coins: 200 })
  const left = async () => {
    const row = await node.app.db
      .selectFrom('member_frame')
      .select('expires_at')
      .where('member_id', '=', browser.userId)
      .executeTakeFirstOrThrow()
    return Math.round(((row.expires_at?.getTime() ?? 0) - node.app.now().getTime()) / (24 * 3600_000))
  }
  const order = await callAs(node, browser, Goods.Redeem, { id })
  expect(await left()).toBe(30)
  const drawn = { coverUrl: null, frameSrc: expect.stringMatching(/^\/art\/frame\/filmRoll\.svg/) }
  expect(await callAs(node, browser, Goods.GetDetail, { id })).toMatchObject(drawn)
  expect(await callAs(node, browser, GoodsOrder.GetDetail, { id: order.id })).toMatchObject(drawn)
  await callAs(node, browser, Goods.Redeem, { id })
  expect(await left()).toBe(60)
  await node.app.db
    .updateTable('member_frame')
    .set({ expires_at: null })
    .where('member_id', '=', browser.userId)
    .execute()
  expect(await refusalOf(browser, { id })).toBe('RedeemLimit')
  expect(await balanceOf(browser)).toBe(300)
})

test('an order that was shipped is completed after 15 days; orders are exported, and erased without their address', async () => {
  const browser = await memberWith(0)
  const id = await buildGoods(node, { stock: 3 })
  const { id: addressId } = await callAs(node, browser, UserAddress.Create, address)
  const order = await callAs(node, browser, Goods.Redeem, { id, addressId })
  await node.app.db
    .updateTable('goods_order')
    .set({ state: 2, shipped_at: start })
    .where('id', '=', order.id)
    .execute()
  const stateAfter = async (days: number) => {
    node.setNow(new Date(start.getTime() + days * 24 * 3600_000))
    await completeOrders(run())
    node.setNow(start)
    return (await callAs(node, browser, GoodsOrder.GetDetail, { id: order.id })).state
  }
  expect([await stateAfter(14), await stateAfter(15)]).toEqual([2, 3])
  const exported = await allRows(exportOrders(node.app, node.app.db, browser.userId))
  expect(exported).toMatchObject([{ number: order.number, address: { receiver: address.receiver } }])
  await node.app.db.transaction().execute((tx) => eraseOrders(tx, browser.userId))
  expect((await callAs(node, browser, GoodsOrder.GetDetail, { id: order.id })).address).toBeNull()
})

test('the shelf: by type and kind, what is too dear left out, sold out goods last, three pages for a visitor', async () => {
  await node.app.db.deleteFrom('goods_code').execute()
  await node.app.db.deleteFrom('goods_order').execute()
  await node.app.db.deleteFrom('goods_shop').execute()
  await node.app.db.deleteFrom('goods').execute()
  const browser = await memberWith(100)
  const soldOut = await buildGoods(node, { coins: 10, stock: 0 })
  const dear = await buildGoods(node, { coins: 101 })
  const cheap = await buildGoods(node, { coins: 100, kind: 2 })
  await buildGoods(node, { coins: 5, to: new Date(start.getTime() - 1) })
  await buildGoods(node, { coins: 5, state: 0 })
  const benefit = await buildGoods(node)
  const list = async (given: object) => {
    const { items } = await callAs(node, browser, Goods.GetList, { goodsType: 2, ...given })
    return items.map((item) => item.id)
  }
  expect(await list({})).toEqual([dear, cheap, soldOut])
  expect(await list({ kind: 2 })).toEqual([cheap])
  expect(await list({ canAfford: true })).toEqual([cheap])
  expect(await list({ goodsType: 1 })).toEqual([benefit])
  const first = await callAs(node, null, Goods.GetList, { goodsType: 2, maxResultCount: 2 })
  const { nextCursor } = first
  const rest = await callAs(node, null, Goods.GetList, {
    goodsType: 2,
    maxResultCount: 2,
    ...(nextCursor === null ? {} : { cursor: nextCursor }),
  })
  expect([...first.items, ...rest.items].map((item) => item.id)).toEqual([dear, cheap, soldOut])
  const seen = await callAs(node, null, Goods.GetDetail, { id: dear })
  expect(seen).toMatchObject({ maxCount: 0, conditions: [{ key: 'stock', isMet: true }] })
})

test('a birthday is asked for by goods with an age rule alone, and once', async () => {
  const browser = await memberWith(50)
  const setBirthday = (birthday: string) =>
    callAs(node, browser, UserInfo.Update, { birthday, requestId: crypto.randomUUID() })
  await node.app.db.updateTable('member').set({ birthday: null }).where('id', '=', browser.userId).execute()
  const id = await buildGoods(node, { coins: 10, kind: 2 })
  // The page lets the member begin: nothing is missing that they could see before.
  const { conditions, maxCount } = await callAs(node, browser, Goods.GetDetail, { id })
  expect([conditions.filter(({ isMet }) => !isMet), maxCount]).toEqual([[], 5])
  expect(await refusalOf(browser, { id })).toBe('BirthdayNeeded')
  expect(await balanceOf(browser)).toBe(50)
  expect(await refusalOf(browser, { id: await buildGoods(node, { kind: 2 }) })).toBe('none')
  await setBirthday('2011-05-01')
  expect(await refusalOf(browser, { id })).toBe('ExchangeAge')
  await setBirthday('1990-05-01')
  expect(await refusalOf(browser, { id })).toBe('none')
  expect(await refusalOf(browser, { id })).toBe('none')
  expect(await balanceOf(browser)).toBe(30)
})
