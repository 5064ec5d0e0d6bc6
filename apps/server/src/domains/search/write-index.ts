import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { preparedWrite } from '../../db/prepared-query.ts'
import type { IndexedTarget } from '../target/index.ts'
import { searchRowOf } from './index-terms.ts'

/**
 * Adds targets to the index or updates them, in the transaction that changes them, so that search and lists always
 * agree. A target keeps the ordinal of its first publication.
 */
export async function writeIndex(tx: Tx, kind: string, targets: readonly IndexedTarget[]): Promise<void> {
  if (targets.length === 0) return
  const inOrder = targets.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const rows = JSON.stringify(inOrder.map((target) => searchRowOf(kind, target)))
  await upsertEntries(tx, { rows })
}

const upsertEntries = preparedWrite<{ rows: string }>('search.writeIndex', (db, param) => {
  const query = sql`
    insert into search_entry (target_id, target_kind, ordinal, created_at, title, tags, body, terms)
    select row.target_id, row.target_kind, numbered.ordinal, row.created_at, row.title, row.tags, row.body,
      row.terms || search_blocks(numbered.ordinal)
    from jsonb_to_recordset(${param('rows')}::jsonb) as row (
        target_id uuid, target_kind text, created_at timestamptz, title text, tags text, body text, terms text[]),
      lateral (select coalesce(
        (select ordinal from search_entry known where known.target_id = row.target_id),
        nextval(pg_get_serial_sequence('search_entry', 'ordinal'))) as ordinal) as numbered
    on conflict (target_id) do update set title = excluded.title, tags = excluded.tags, body = excluded.body,
      terms = excluded.terms, stale = false`
  return { compile: () => query.compile(db) }
})

/** Removes targets that no longer exist. */
export async function removeFromIndex(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('search_entry').where('target_id', 'in', ids).execute()
}

/** Targets whose texts are not indexed yet, newest first. */
export function listStale(db: Queryable, limit: number): Promise<{ id: string; kind: string }[]> {
  return db
    .selectFrom('search_entry')
    .select(['target_id as id', 'target_kind as kind'])
    .where('stale', '=', true)
    .orderBy('ordinal', 'desc')
    .limit(limit)
    .execute()
}
