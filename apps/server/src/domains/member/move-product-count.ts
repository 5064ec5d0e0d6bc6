import type { Tx } from '../../db/client.ts'

/** Counts products of a member that took effect or ended. */
export async function moveProductCount(tx: Tx, memberId: string, delta: number): Promise<void> {
  await tx
    .updateTable('member')
    .set((eb) => ({ product_count: eb('product_count', '+', delta) }))
    .where('id', '=', memberId)
    .execute()
}
