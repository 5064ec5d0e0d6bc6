import { randomInt } from 'node:crypto'
import type { OrderState } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../../db/client.ts'
import type { GoodsRow, OrderRow } from '../goods.store.ts'

interface NewOrder {
  id: string
  memberId: string
  goods: GoodsRow
  count: number
  state: OrderState
  address: Buffer | null
  shopId: string | null
}

const tail = 1_000_000_000

/** The number of an order: its minute, and nine random digits. */
function orderNumber(at: Date): string {
  const minute = timeTextOf(at).slice(2, 16).replace(/\D/g, '')
  return `${minute}${String(randomInt(tail)).padStart(9, '0')}`
}

export async function insertOrder(tx: Tx, now: Date, order: NewOrder): Promise<void> {
  const { id, memberId, goods, count, state, address, shopId } = order
  await tx
    .insertInto('goods_order')
    .values({
      id,
      number: orderNumber(now),
      member_id: memberId,
      goods_id: goods.id,
      goods_type: goods.goods_type,
      kind: goods.kind,
      goods_name: goods.name,
      gives: goods.gives,
      gives_choice: goods.gives_choice,
      count,
      coins: goods.coins * count,
      state,
      address_cipher: address,
      shop_id: shopId,
      created_at: now,
      ended_at: state === 3 ? now : null,
    })
    .execute()
}

/** SQL: columns of an order as `OrderRow`. */
export const orderColumns = sql.raw(
  'id, number, member_id, goods_id, goods_type, kind, goods_name, gives, gives_choice, count, coins, state, address_cipher, shop_id, ' +
    'carrier, tracking_number, note, version, created_at, shipped_at, ended_at',
)

/** Locks an order; undefined for another member's, if a member is given. */
export async function lockOrder(
  tx: Tx,
  { id, memberId }: { id: string; memberId?: string },
): Promise<OrderRow | undefined> {
  const own = memberId === undefined ? sql`true` : sql`member_id = ${memberId}`
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from goods_order where id = ${id} and ${own} for update`.execute(tx)
  return rows[0]
}

/** The member of an order and what its virtual good gave; undefined for an unknown one. */
export async function findOrder(db: Queryable, orderId: string) {
  return db
    .selectFrom('goods_order')
    .select(['member_id', 'gives'])
    .where('id', '=', orderId)
    .executeTakeFirst()
}
