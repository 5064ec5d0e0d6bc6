import { failChanged } from '../../../audit-chain/fail-changed.ts'
import type { Tx } from '../../../db/client.ts'
import { lockContest, type ContestRow } from '../contest.store.ts'

/** @throws ContentNotFound, ChangedMeanwhile */
export async function lockVersion(tx: Tx, id: string, version: number): Promise<ContestRow> {
  const row = await lockContest(tx, id)
  if (row.version !== version) await failChanged(tx, { targetKind: 'contest', targetId: id })
  return row
}
