import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isTransient } from '../../db/classify-database-error.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { Failure } from '../../fail.ts'
import type { Browser } from '../../testing/call-as.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { waitForLock } from '../../testing/wait-for-lock.ts'
import { earnCoins, proveLedger } from '../coin/index.ts'
import { cancelOrder } from './order/cancel-order.ts'
import { redeemGoods } from './redeem-goods.ts'
import { buildGoods } from '../../testing/goods.ts'

let node: TestApp
let nodes: readonly TestNode[]
let members: Browser[]
beforeAll(async () => {
  node = await openTestApp()
  nodes = [node, await node.addNode()]
  members = await Promise.all(Array.from({ length: 25 }, () => buildMember(node, { birthday: '1990-05-01' })))
  const { app } = node
  for (const { userId: memberId } of members) {
    const earned = { memberId, bizType: 'trial', bizId: 'start', amount: 2000, memo: '' }
    await app.db.transaction().execute((tx) => earnCoins({ now: app.now() }, tx, earned))
  }
})
afterAll(() => node.close())

/** A context of a member's call on one of the nodes. */
function ctxOf(browser: Browser, on: TestNode = node) {
  const ctx = buildCtx(on, browser)
  return { ...ctx, viewer: { id: browser.userId, sessionId: '' } }
}

/** Orders one, repeatedly if a busy machine made it wait too long: a member would be told to try again. */
async function redeem(browser: Browser, id: string, on: TestNode): Promise<string> {
  const ctx = ctxOf(browser, on)
  for (;;) {
    try {
      await inTransaction(ctx, (tx) => redeemGoods({ ...ctx, db: tx }, { id, count: 1 }))
      return 'had'
    } catch (error) {
      if (error instanceof Failure) return error.errorName
      if (!isTransient(error)) throw error
    }
  }
}

/** Every member tries that many times, all members at once and on both nodes. */
async function tryAll(id: string, times: number): Promise<Record<string, number>> {
  const tries = members.map(async (browser, at) => {
    const outcomes: string[] = []
    for (let tried = 0; tried < times; tried++)
      outcomes.push(await redeem(browser, id, nodes[(at + tried) % 2] ?? node))
    return outcomes
  })
  const counted = Map.groupBy((await Promise.all(tries)).flat(), (outcome) => outcome)
  return Object.fromEntries([...counted].map(([outcome, { length }]) => [outcome, length]))
}

async function stateOf(id: string) {
  const { rows } = await sql<{ stock: number; sold: number; orders: number; codes: number; coins: number }>`
    select stock, sold, (select count(*) from goods_order where goods_id = goods.id) as orders,
      (select count(distinct order_id) from goods_code where goods_id = goods.id) as codes,
      (select coalesce(-sum(tx.amount), 0) from coin_tx tx join goods_order o on o.id::text = tx.biz_id
        where o.goods_id = goods.id and tx.biz_type = 'goods.order') as coins
    from goods where id = ${id}`.execute(node.app.db)
  return rows[0]
}

test('1,000 orders of 100 on two nodes sell exactly 100, each with its code and its coins', async () => {
  const id = await buildGoods(node, { kind: 2, coins: 3, stock: 100 })
  expect(await tryAll(id, 40)).toEqual({ had: 100, StockNotEnough: 900 })
  expect(await stateOf(id)).toEqual({ stock: 0, sold: 100, orders: 100, codes: 100, coins: 300 })
})

test('200 orders of the last one leave one order, and the ledger balances', async () => {
  const id = await buildGoods(node, { kind: 2, coins: 5, stock: 1 })
  expect(await tryAll(id, 8)).toEqual({ had: 1, StockNotEnough: 199 })
  expect(await stateOf(id)).toMatchObject({ stock: 0, sold: 1, orders: 1, codes: 1, coins: 5 })
  expect(await proveLedger({ db: node.app.db, log: node.app.log })).toEqual({ movements: [], lots: [] })
})

test('imported codes are handed out once each, and who comes after the last one is told so', async () => {
  const id = await buildGoods(node, { kind: 2, coins: 1, hasCodePool: true })
  await sql`insert into goods_code (id, goods_id, code_cipher, code_index, state)
    select gen_random_uuid(), ${id}, '', uuid_send(gen_random_uuid()), 0 from generate_series(1, 30)`.execute(
    node.app.db,
  )
  await sql`update goods set stock = 30 where id = ${id}`.execute(node.app.db)
  expect(await tryAll(id, 2)).toEqual({ had: 30, StockNotEnough: 20 })
  expect(await stateOf(id)).toEqual({ stock: 0, sold: 30, orders: 30, codes: 30, coins: 30 })
})

test('a limit for each member holds when they order at the same time on two nodes', async () => {
  const id = await buildGoods(node, { kind: 2, coins: 0, stock: null, limitMonth: 2 })
  const [browser] = members
  if (browser === undefined) throw new Error('no member')
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) => redeem(browser, id, nodes[at % 2] ?? node)),
  )
  expect(outcomes.filter((outcome) => outcome === 'had')).toHaveLength(2)
  expect(outcomes.filter((outcome) => outcome === 'RedeemLimit')).toHaveLength(18)
})

test('an order that is cancelled many times at once gives back its coins and its stock once', async () => {
  const id = await buildGoods(node, { kind: 2, coins: 7, stock: 5 })
  const [, browser] = members
  if (browser === undefined) throw new Error('no member')
  await redeem(browser, id, node)
  // As if it still had to be shipped.
  await sql`update goods_order set kind = 1, state = 1, ended_at = null where goods_id = ${id}`.execute(
    node.app.db,
  )
  const { id: orderId } = await node.app.db
    .selectFrom('goods_order')
    .select('id')
    .where('goods_id', '=', id)
    .executeTakeFirstOrThrow()
  const cancelled = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => cancelOrder(ctxOf(browser, nodes[at % 2]), { id: orderId })),
  )
  expect(cancelled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stateOf(id)).toMatchObject({ stock: 5, sold: 0, coins: 0 })
})

test('what changes between the check and the last statement of an order refuses it', async () => {
  const [browser] = members
  if (browser === undefined) throw new Error('no member')
  const changes = [{ min_level: 9 }, { owners_only: true }, { valid_to: new Date(0) }, { limit_total: 1 }]
  for (const change of changes) {
    const id = await buildGoods(node, { kind: 2, coins: 1, stock: 5 })
    const ordered = await node.app.db.transaction().execute(async (tx) => {
      await tx.updateTable('goods').set(change).where('id', '=', id).execute()
      const order = redeem(browser, id, node)
      await waitForLock(node, { orEndOf: order })
      // Not awaited here: it waits for this transaction.
      return { order }
    })
    expect([change, await ordered.order]).toEqual([change, 'GoodsChanged'])
    expect(await stateOf(id)).toMatchObject({ stock: 5, sold: 0, orders: 0, coins: 0 })
  }
})
