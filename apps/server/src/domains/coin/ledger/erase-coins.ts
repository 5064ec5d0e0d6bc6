import type { Tx } from '../../../db/client.ts'
import { moveCoins, negated } from './move-coins.ts'

/**
 * Lets the coins of a member expire who is being erased, whose row is locked, and removes the words of their
 * movements. The numbers stay: without them the totals of the site would no longer balance.
 */
export async function eraseCoins(tx: Tx, now: Date, memberId: string): Promise<void> {
  await tx.selectFrom('coin_account').select('id').where('id', '=', memberId).forUpdate().execute()
  const lots = await tx
    .selectFrom('coin_lot')
    .select(['expires_at as expiresAt', 'balance as amount'])
    .where('member_id', '=', memberId)
    .where('balance', '>', 0)
    .execute()
  if (lots.length > 0) {
    const cause = { bizType: 'erasure', bizId: memberId }
    await moveCoins(tx, now, { ...cause, memberId, kind: 'expire', parts: negated(lots), memo: '' })
  }
  await tx
    .updateTable('coin_tx')
    .set({ memo: '' })
    .where('member_id', '=', memberId)
    .where('memo', '<>', '')
    .execute()
  await tx.deleteFrom('coin_correction').where('member_id', '=', memberId).execute()
}
