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

/** Opens an export that was begun within the last minute by this session; a second time there is none. */
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
