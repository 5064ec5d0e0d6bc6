import type { Queryable, Tx } from '../db/client.ts'

const openMs = 60_000

/** @param input JSON text */
export async function insertExport(
  tx: Tx,
  row: { id: string; sessionId: string; list: string; input: string; now: Date },
): Promise<void> {
  const { id, sessionId, list, input, now } = row
  await tx
    .insertInto('staff_export')
    .values({ id, session_id: sessionId, list, input, created_at: now })
    .execute()
}

/** Opens an export that this session began within the last minute; only the first call finds it. */
export function openExport(
  db: Queryable,
  { id, sessionId, now }: { id: string; sessionId: string; now: Date },
) {
  return db
    .updateTable('staff_export')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .where('opened_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - openMs))
    .returning(['list', 'input'])
    .executeTakeFirst()
}
