import { goodsTexts, codeStateNames, orderStateNames, orderStates } from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { App } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { timeKeyOf } from '../../db/time-key.ts'
import { walkRows } from '../../db/walk-rows.ts'
import { openCode } from './codes/code-text.ts'
import type { OrderRow } from './goods.store.ts'
import { openOrderAddress } from './order/order-address.ts'
import { readOrders } from './order/orders.read.ts'

/** All orders of a member, newest first, with their codes. */
export async function* exportOrders(app: App, db: Queryable, memberId: string): AsyncGenerator<object> {
  const found = sql`from goods_order where member_id = ${memberId}`
  const rows = walkRows<OrderRow>((last, limit) =>
    readOrders(db, found, { after: last === undefined ? null : timeKeyOf(last), skip: 0, limit }),
  )
  for await (const row of rows) {
    const codes = await db
      .selectFrom('goods_code')
      .where('order_id', '=', row.id)
      .select(['id', 'code_cipher', 'state', 'expires_at'])
      .orderBy('id')
      .execute()
    yield {
      number: row.number,
      time: timeTextOf(row.created_at),
      name: row.goods_name,
      count: row.count,
      coins: row.coins,
      state: nameOf(orderStateNames, row.state),
      address: openOrderAddress(app.env, row),
      carrier: row.carrier,
      trackingNumber: row.tracking_number,
      codes: codes.map((code) => ({
        code: openCode(app.env, code.id, code.code_cipher),
        state: nameOf(codeStateNames, code.state),
        expireTime: code.expires_at && timeTextOf(code.expires_at),
      })),
    }
  }
}

/** Removes the addresses of orders. The orders remain, since they changed stock and coins. */
export async function eraseOrders(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('goods_order')
    .set({ address_cipher: null, note: '' })
    .where('member_id', '=', memberId)
    .execute()
  await sql`update goods_code set state = 4 where member_id = ${memberId} and state = 1`.execute(tx)
}

/** Why an account cannot be deleted yet. */
export async function findOpenOrders(db: Queryable, memberId: string) {
  const [open] = await openOrders(db, { memberId })
  if (open === undefined || open.count === 0) return []
  return [{ kind: 'order' as const, text: goodsTexts.openOrders(open.count) }]
}

const openOrders = preparedQuery<{ memberId: string }, { count: number }>('goods.openOrders', (db, param) =>
  db
    .selectFrom('goods_order')
    .where('member_id', '=', sql<string>`${param('memberId')}::uuid`)
    .where('state', 'in', [sql.lit(orderStates.toShip), sql.lit(orderStates.shipped)])
    .select((eb) => eb.fn.countAll<number>().as('count')),
)
