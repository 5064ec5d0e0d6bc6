import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { searchRowOf, type PostTexts } from './post-terms.ts'

/**
 * Adds posts to the index or updates them, in the transaction that changes them, so that search and lists always agree.
 * A post keeps the ordinal of its first publication.
 */
export async function writeIndex(tx: Tx, posts: readonly PostTexts[]): Promise<void> {
  if (posts.length === 0) return
  const inOrder = posts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  await sql`
    insert into post_search (publish_id, ordinal, created_at, title, tags, body, terms)
    select row.publish_id, numbered.ordinal, row.created_at, row.title, row.tags, row.body,
      row.terms || search_blocks(numbered.ordinal)
    from jsonb_to_recordset(${JSON.stringify(inOrder.map(searchRowOf))}::jsonb) as row (publish_id uuid,
        created_at timestamptz, title text, tags text, body text, terms text[]),
      lateral (select coalesce(
        (select ordinal from post_search known where known.publish_id = row.publish_id),
        nextval(pg_get_serial_sequence('post_search', 'ordinal'))) as ordinal) as numbered
    on conflict (publish_id) do update set title = excluded.title, tags = excluded.tags, body = excluded.body,
      terms = excluded.terms, stale = false`.execute(tx)
}

/** Posts whose texts are not indexed yet, newest first. */
export async function listStale(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('post_search')
    .select('publish_id')
    .where('stale', '=', true)
    .orderBy('ordinal', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.publish_id)
}
