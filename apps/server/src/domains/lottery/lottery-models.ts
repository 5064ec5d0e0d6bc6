import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { lotteryFieldSentences as sentences } from '@guangquan/contract'

interface Model {
  productId: string
  name: string
}

/** The models of which a lottery requires one; empty if any product, or none, suffices. */
export async function findModels(db: Queryable, lotteryId: string): Promise<Model[]> {
  const { rows } = await sql<Model>`select product_info.id as "productId", product_info.name
    from lottery_model join product_info on product_info.id = lottery_model.product_id
    where lottery_id = ${lotteryId}::uuid order by product_info.name, product_info.id`.execute(db)
  return rows
}

/** Whether a member has registered one of them. */
export async function ownsModel(
  db: Queryable,
  { lotteryId, memberId }: { lotteryId: string; memberId: string },
): Promise<boolean> {
  const { rows } = await sql`select 1 from lottery_model
    join user_product on user_product.product_id = lottery_model.product_id
    where lottery_id = ${lotteryId}::uuid and user_product.member_id = ${memberId}::uuid
      and user_product.state = 2 limit 1`.execute(db)
  return rows.length > 0
}

/** Replaces the models of a draft. @throws BadInput for a product that does not exist */
export async function setModels(tx: Tx, lotteryId: string, productIds: readonly string[]): Promise<void> {
  const ids = [...new Set(productIds)]
  await tx.deleteFrom('lottery_model').where('lottery_id', '=', lotteryId).execute()
  if (ids.length === 0) return
  const known = await tx.selectFrom('product_info').where('id', 'in', ids).select('id').execute()
  if (known.length < ids.length) fail('BadInput', { fields: { productIds: sentences.models } })
  await tx
    .insertInto('lottery_model')
    .values(ids.map((productId) => ({ lottery_id: lotteryId, product_id: productId })))
    .execute()
}
