import { replacementStates, type PresentReplacement } from '@guangquan/contract'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import type { PresentReplacement as ReplacementTable } from '../../db/tables.gen.ts'
import { readOptions } from './present.store.ts'

export type ReplacementRow = Selectable<ReplacementTable>

/** The last offers in place of some presents, by present. */
export async function loadReplacements(
  db: Queryable,
  presentIds: readonly string[],
): Promise<Map<string, ReplacementRow>> {
  if (presentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('present_replacement')
    .selectAll()
    .where('present_id', 'in', [...presentIds])
    .execute()
  return new Map(rows.map((row) => [row.present_id, row]))
}

/** The offer that the member has to decide about; null without one. */
export function waitingOffer(row: ReplacementRow | undefined): PresentReplacement | null {
  if (row?.state !== replacementStates.waiting) return null
  return {
    title: row.title,
    value: row.value,
    options: readOptions(row.options),
    exchangeCoins: row.exchange_coins,
    reason: row.reason,
  }
}
