import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Goods, OrderItem } from '@guangquan/contract'
import { sql } from 'kysely'
import { earnCoins, proveLedger } from '../domains/coin/index.ts'
import { buildGoods } from '../testing/goods.ts'
import { newFinding, type Finding } from './drill.ts'
import type { Scene } from './journal.ts'
import type { Person } from './people.ts'
import { callRemote } from './remote-call.ts'
import type { Stage } from './stage.ts'

export interface RedeemOptions {
  stage: Stage
  scene: Scene
  /** How many members redeem at once, each one; four fifths of them can. */
  redeems: number
}

const price = 10
const retries = 100

/**
 * R2, of redeems: kill -9 of one of two nodes in the middle of them. They are sent again until they get a response;
 * what is sold, what members paid and what they were told agree to the last coin.
 */
export async function killDuringRedeems({ stage, scene, redeems }: RedeemOptions): Promise<Finding> {
  const { app } = scene.observer
  const people = scene.people.slice(0, redeems)
  const stock = Math.floor((people.length * 4) / 5)
  const goodsId = await buildGoods({ app }, { coins: price, stock, kind: 2 })
  // Coins are exchanged by adults, whose birthday is known.
  const ids = people.map(({ browser }) => browser.userId)
  await app.db.updateTable('member').set({ birthday: '1990-05-01' }).where('id', 'in', ids).execute()
  for (const { browser } of people) {
    const earned = { memberId: browser.userId, bizType: 'drill', bizId: goodsId, amount: price, memo: '' }
    await app.db.transaction().execute((tx) => earnCoins({ now: app.now() }, tx, earned))
  }
  const refusals: Refusals = new Map()
  let responded = 0
  const redeeming = people.map(async (person, turn) => {
    const order = await redeem(scene, person, { goodsId, turn, refusals })
    responded += 1
    return order
  })
  while (responded < people.length / 4) await sleep(5)
  const [killed] = stage.nodes
  killed?.signal('SIGKILL')
  await killed?.exited
  const respondedBefore = responded
  await stage.restart(0)
  const told = (await Promise.all(redeeming)).filter((order) => order !== null)

  const { rows: orders } = await sql<{ id: string; paid: number; codes: number }>`
    select id, (select coalesce(-sum(amount), 0)::int from coin_tx
        where biz_type = 'goods.order' and biz_id = goods_order.id::text) as paid,
      (select count(*)::int from goods_code where order_id = goods_order.id) as codes
    from goods_order where goods_id = ${goodsId}`.execute(app.db)
  const { rows: goods } = await sql<{ stock: number }>`select stock from goods
    where id = ${goodsId}`.execute(app.db)
  const stored = new Set(orders.map(({ id }) => id))
  const faults = await proveLedger({ db: app.db, log: app.log })
  const failures = [
    ...(orders.length === stock ? [] : [`${orders.length} of ${stock} were sold`]),
    ...(goods[0]?.stock === 0 ? [] : [`${goods[0]?.stock} are left`]),
    ...(orders.every(({ paid, codes }) => paid === price && codes === 1)
      ? []
      : ['an order was not paid once, or has not one code']),
    ...(faults.lots.length + faults.movements.length === 0 ? [] : ['the ledger does not balance']),
    ...(respondedBefore < people.length ? [] : ['all had a response before the kill']),
  ]
  const counts = {
    kills: 1,
    acknowledged: told.length,
    lost: told.filter((id) => !stored.has(id)).length,
    doubled: orders.length - new Set(told).size,
  }
  const refused = [...refusals].map(([code, count]) => `${count} with ${code}`).join(', ')
  const note = `${people.length} redeems, ${respondedBefore} had a response before the kill; refused: ${refused}`
  return { ...newFinding('R2 kill -9 during redeems'), counts, failures, note }
}

/** How many redeems were refused with each error. */
type Refusals = Map<number | string, number>

/** Sends one redeem, under one id, until a node responds. @returns the order; null for one that was refused */
async function redeem(
  { urlOf, observer, agent }: Scene,
  { browser, address }: Person,
  { goodsId, turn, refusals }: { goodsId: string; turn: number; refusals: Refusals },
): Promise<string | null> {
  const input = { id: goodsId, coins: price, requestId: randomUUID() }
  const call = { as: browser, agent, method: Goods.Redeem, input, address }
  for (let attempt = 0; attempt < retries; attempt++) {
    const response = await callRemote(observer, { url: urlOf(turn + attempt), ...call })
    if (response.success) return OrderItem.parse(response.result).id
    // On a busy machine a member sends more than the limit allows in a minute, and waits as they are told.
    const isLater = [0, 429, 503].includes(response.status)
    if (!isLater) {
      const code = response.errorCode ?? response.status
      refusals.set(code, (refusals.get(code) ?? 0) + 1)
      return null
    }
    await sleep(Math.max(0.1, Number(response.headers['retry-after'] ?? 0)) * 1000)
  }
  throw new Error('a redeem got no response')
}
