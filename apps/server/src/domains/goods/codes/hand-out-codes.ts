import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import type { GoodsRow } from '../goods.store.ts'
import { codeIndex, newCode, sealCode } from './code-text.ts'

interface Handing {
  goods: GoodsRow
  codeDays: number
  orderId: string
  memberId: string
  count: number
}

const dayMs = 24 * 3600_000

/** Gives an order its codes: from the pool of the goods, or new ones. Stock was taken before, so that the row is locked. */
export async function handOutCodes(ctx: MemberCtx, tx: Tx, handing: Handing): Promise<void> {
  const expiresAt = new Date(ctx.now.getTime() + handing.codeDays * dayMs)
  if (handing.goods.has_code_pool) await takeFromPool(tx, handing, expiresAt)
  else await makeCodes(ctx, tx, handing, expiresAt)
}

async function takeFromPool(tx: Tx, handing: Handing, expiresAt: Date): Promise<void> {
  const { goods, orderId, memberId, count } = handing
  const { rows } = await sql<{ id: string }>`
    update goods_code set state = 1, order_id = ${orderId}, member_id = ${memberId}, expires_at = ${expiresAt}
    where id in (select id from goods_code where goods_id = ${goods.id} and state = 0 order by id limit ${count})
    returning id`.execute(tx)
  if (rows.length < count) fail('StockNotEnough')
}

async function makeCodes({ app }: MemberCtx, tx: Tx, handing: Handing, expiresAt: Date): Promise<void> {
  const { goods, orderId, memberId, count } = handing
  const rows = Array.from({ length: count }, () => {
    const [id, code] = [uuid(), newCode()]
    return {
      id,
      goods_id: goods.id,
      code_cipher: sealCode(app.env, id, code),
      code_index: codeIndex(app.env, code),
      state: 1,
      order_id: orderId,
      member_id: memberId,
      expires_at: expiresAt,
    }
  })
  await tx.insertInto('goods_code').values(rows).execute()
}
