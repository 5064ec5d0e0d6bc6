import { sql } from 'kysely'
import type { Database, Queryable } from '../../db/client.ts'
import { visiblePosts } from '../post-access/index.ts'

const batch = 100

/** SQL: when the newest public post with a tag was published. */
const newestUse = () => sql<Date>`(select max(publish.created_at) from publish
  where ${visiblePosts(null)} and publish.tags @> array[tag.name])`

/** Finds the last use of tags that are older than its column. May be interrupted and run again. */
export async function findLastUseOfAllTags(db: Database, signal: AbortSignal): Promise<void> {
  for (let after = ''; ;) {
    signal.throwIfAborted()
    const { rows } = await sql<{ name: string }>`select name from tag
      where last_used_at = 'epoch' and use_count > 0 and name > ${after}
      order by name limit ${sql.lit(batch)}`.execute(db)
    await findLastUse(
      db,
      rows.map(({ name }) => name),
    )
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.name
  }
}

/** Sets the last use of tags by their posts. */
export async function findLastUse(db: Queryable, names: readonly string[]): Promise<void> {
  // A statement for each: their rows are locked one at a time, in any order.
  for (const name of names) {
    await sql`update tag set last_used_at = greatest(last_used_at, ${newestUse()})
      where name = ${name}`.execute(db)
  }
}
