import type { Selectable } from 'kysely'
import type { Queryable } from '../db/client.ts'
import type { ProgramNode } from '../db/tables.gen.ts'

/** Stores a heartbeat. */
export async function storeNode(db: Queryable, node: Selectable<ProgramNode>): Promise<void> {
  await db
    .insertInto('program_node')
    .values(node)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(node))
    .execute()
}

export async function removeNode(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('program_node').where('id', '=', id).execute()
}

/** Running nodes, and those that ended without a stop within the last day. */
export function listNodes(db: Queryable): Promise<Selectable<ProgramNode>[]> {
  return db.selectFrom('program_node').selectAll().orderBy('started_at').orderBy('id').execute()
}
