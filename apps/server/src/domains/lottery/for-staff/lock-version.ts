import type { Tx } from '../../../db/client.ts'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { fail } from '../../../fail.ts'
import { lockLottery, type LotteryRow } from '../lottery.store.ts'

/** A lottery in the version that its editor read, locked. @throws ContentNotFound, ChangedMeanwhile */
export async function lockVersion(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<LotteryRow> {
  const row = (await lockLottery(tx, id)) ?? fail('ContentNotFound')
  if (row.version !== version) await failChanged(tx, { targetKind: 'lottery', targetId: id })
  return row
}
