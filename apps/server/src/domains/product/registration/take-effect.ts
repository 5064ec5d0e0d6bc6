import type { Tx } from '../../../db/client.ts'
import { emit } from '../../../events/emit.ts'
import { moveProductCount } from '../../member/index.ts'

interface Accepted {
  memberId: string
  serialId: string
  now: Date
}

/**
 * A registration takes effect: its member is an owner, and the first one of a number earns. The number is locked.
 */
export async function takeEffect(tx: Tx, { memberId, serialId, now }: Accepted): Promise<void> {
  await moveProductCount(tx, memberId, 1)
  await emit(tx, 'product.owned', { serialId, memberId })
  const rewarded = await tx
    .updateTable('product_serial')
    .set({ rewarded_to: memberId, rewarded_at: now, free_at: null, unbound_by: null })
    .where('id', '=', serialId)
    .where('rewarded_at', 'is', null)
    .executeTakeFirst()
  if (rewarded.numUpdatedRows === 1n) await emit(tx, 'product.accepted', { serialId, memberId })
}
