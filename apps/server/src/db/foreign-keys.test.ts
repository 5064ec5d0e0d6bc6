import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Queryable } from './client.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

/**
 * Foreign keys whose columns are not the leading columns of an index. For each deleted parent row PostgreSQL looks for
 * children by these columns; without an index it scans the whole table. A predicate `column is not null` excludes no
 * row it looks for.
 */
async function listUnindexedKeys(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with foreign_key as (
      select con.conrelid, con.conkey,
        (select array_agg(att.attname order by place)
          from unnest(con.conkey) with ordinality as part (attnum, place)
          join pg_attribute att on att.attrelid = con.conrelid and att.attnum = part.attnum) as columns
      from pg_constraint con where con.contype = 'f' and con.connamespace = 'public'::regnamespace
    )
    select format('%s(%s)', conrelid::regclass, array_to_string(columns, ', ')) as key
    from foreign_key where not exists (
      select 1 from pg_index ind join pg_class rel on rel.oid = ind.indexrelid join pg_am am on am.oid = rel.relam
      where ind.indrelid = conrelid and ind.indisvalid and am.amname = 'btree'
        and (string_to_array(ind.indkey::text, ' ')::smallint[])[1:cardinality(conkey)] @> conkey
        and (ind.indpred is null
          or pg_get_expr(ind.indpred, ind.indrelid) = any(
            select format('(%I IS NOT NULL)', name) from unnest(columns) as name))
    )
    order by 1`.execute(db)
  return rows.map((row) => row.key)
}

test('every foreign key is the prefix of an index on all its rows', async () => {
  expect(await listUnindexedKeys(node.app.db)).toEqual([])
})

test('a partial index, or one with the column in second place, does not count', async () => {
  const found = await node.app.db
    .transaction()
    .execute(async (tx) => {
      await sql`create table kept_by (
        a uuid references member (id), b uuid references member (id),
        c uuid references member (id), d uuid references member (id), at timestamptz)`.execute(tx)
      await sql`create index on kept_by (a) where at is null`.execute(tx)
      await sql`create index on kept_by (at, b)`.execute(tx)
      await sql`create index on kept_by (c, at) where c is not null`.execute(tx)
      await sql`create index on kept_by (d)`.execute(tx)
      throw new Found(await listUnindexedKeys(tx))
    })
    .catch((error: unknown) => {
      if (error instanceof Found) return error.keys
      throw error
    })
  expect(found).toEqual(['kept_by(a)', 'kept_by(b)'])
})

/** Rolls the transaction back, carrying the result. */
class Found extends Error {
  keys: string[]

  constructor(keys: string[]) {
    super('rolled back')
    this.keys = keys
  }
}
