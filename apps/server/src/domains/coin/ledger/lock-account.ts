import type { CoinPart } from '@guangquan/rules/growth/coin-lots'
import type { Tx } from '../../../db/client.ts'
import { pinMembers } from '../../member/index.ts'

/**
 * Locks the coins of a member until the end of the transaction. Every movement begins here, so that all of one member
 * lock in the same order: the member's row, their account, their lots.
 * @returns their non-empty lots, the first to expire first, including expired ones; null for an unknown or erased
 * member
 */
export async function lockAccount(tx: Tx, memberId: string): Promise<CoinPart[] | null> {
  if ((await pinMembers(tx, [memberId])).length === 0) return null
  await tx
    .insertInto('coin_account')
    .values({ id: memberId, kind: 1, member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.selectFrom('coin_account').select('id').where('id', '=', memberId).forUpdate().execute()
  return tx
    .selectFrom('coin_lot')
    .select(['expires_at as expiresAt', 'balance as amount'])
    .where('member_id', '=', memberId)
    .where('balance', '>', 0)
    .orderBy('expires_at')
    .execute()
}

/** The lots that may still be used. */
export function usableAt(lots: readonly CoinPart[], now: Date): CoinPart[] {
  return lots.filter(({ expiresAt }) => expiresAt > now)
}
