import { appealStates } from '@guangquan/contract'
import type { Selectable } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Appeal } from '../../db/tables.gen.ts'

export type AppealRow = Selectable<Appeal>

/** Appeals by the strike they are about. */
export async function loadAppeals(
  db: Queryable,
  strikeIds: readonly string[],
): Promise<Map<string, AppealRow>> {
  if (strikeIds.length === 0) return new Map()
  const rows = await db.selectFrom('appeal').where('strike_id', 'in', strikeIds).selectAll().execute()
  return new Map(rows.map((row) => [row.strike_id, row]))
}

/** Closes the open appeals against strikes of a locked member that were lifted in the meantime. */
export async function closeAppeals(tx: Tx, now: Date, memberId: string): Promise<void> {
  await tx
    .updateTable('appeal')
    .set((eb) => ({ state: appealStates.lifted, decided_at: now, version: eb('version', '+', 1) }))
    .where('member_id', '=', memberId)
    .where('state', '=', appealStates.waiting)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('strike')
          .whereRef('strike.id', '=', 'appeal.strike_id')
          .where('lifted_at', 'is not', null)
          .select('strike.id'),
      ),
    )
    .execute()
}
