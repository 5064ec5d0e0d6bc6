import type { Tx } from '../../db/client.ts'
import { announceIndexed } from '../target/index.ts'
import { postTargetName } from '../post-access/index.ts'
import { writeShots } from '../shot/index.ts'

/** Updates what is derived from published posts, in the transaction that changed them. */
export async function announceChanged(tx: Tx, ids: readonly string[]): Promise<void> {
  await writeShots(tx, ids)
  await announceIndexed(tx, postTargetName, ids)
}
