import { foldSearch } from '@guangquan/rules/words/search-fold'
import { sql, type Selectable } from 'kysely'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import type { Tag } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'

export type TagRow = Selectable<Tag>

/** A tag as pages show it. */
export type ShownTag = Pick<TagRow, 'name' | 'use_count' | 'cover' | 'banned_at'>

/**
 * A tag by its name, or the one it was merged into, or the one that differs from it by case, width or script alone;
 * undefined for a name that no public post ever had.
 */
export async function findTag(db: Queryable, name: string): Promise<ShownTag | undefined> {
  const [tag] = await tagByName(db, { name, folded: foldSearch(name).text })
  return tag
}

const tagByName = preparedQuery<{ name: string; folded: string }, ShownTag>('tag.byName', (db, param) => {
  const query = sql<ShownTag>`select shown.name, shown.use_count, shown.cover, shown.banned_at from tag named
    join tag shown on shown.name = coalesce(named.merged_into, named.name)
    where named.name = ${param('name')} or (named.folded = ${param('folded')} and named.folded <> '')
    order by named.name = ${param('name')} desc, shown.banned_at is null desc, shown.use_count desc, shown.name limit 1`
  return { compile: () => query.compile(db) }
})

/**
 * Locks tags in one order against posts that are being published with them, against each other's merges and renames.
 * Names without a row are left out.
 */
export async function lockTags(tx: Tx, names: readonly string[]): Promise<Map<string, TagRow>> {
  const { rows } = await sql<TagRow>`select * from tag where name = any(${[...names]}::text[])
    order by name for update`.execute(tx)
  return new Map(rows.map((row) => [row.name, row]))
}

/** A locked tag that staff saw in this version. @throws ContentNotFound for one merged away, ChangedMeanwhile */
export async function requireTag(
  tx: Tx,
  locked: ReadonlyMap<string, TagRow>,
  { name, version }: { name: string; version: number },
): Promise<TagRow> {
  const tag = locked.get(name)
  if (tag === undefined || tag.merged_into !== null) fail('ContentNotFound')
  if (tag.version !== version) await failChanged(tx, { targetKind: 'tag', targetId: name })
  return tag
}

/** Makes a locked tag, and those merged into it, refer to another. */
export async function redirectTag(tx: Tx, { name, into }: { name: string; into: string }): Promise<void> {
  await sql`update tag set merged_into = ${into}, version = version + 1
    where (name = ${name} or merged_into = ${name}) and name <> ${into}`.execute(tx)
}
