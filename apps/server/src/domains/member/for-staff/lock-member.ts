import { memberStates } from '@guangquan/contract'
import type { Tx } from '../../../db/client.ts'

/** Locks a member until the end of the transaction. @returns false for an unknown or erased one */
export async function lockMember(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('status', '<>', memberStates.erased)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
