import { UserFollow } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../testing/call-as.ts'
import { readAll } from '../testing/pages.ts'
import { buildMember } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Queryable } from './client.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

/**
 * Time columns by which lists may be ordered (those in an index) and whose default is finer than the milliseconds of a
 * cursor: rows within one millisecond of its last one are then skipped or read twice.
 */
async function finerThanCursors(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct format('%s.%s', att.attrelid::regclass, att.attname) as name
    from pg_attribute att
    join pg_attrdef def on def.adrelid = att.attrelid and def.adnum = att.attnum
    join pg_class rel on rel.oid = att.attrelid and rel.relkind in ('r', 'p')
      and rel.relnamespace = 'public'::regnamespace
    join pg_index ind on ind.indrelid = att.attrelid
      and att.attnum = any(string_to_array(ind.indkey::text, ' ')::smallint[])
    where att.atttypid = 'timestamptz'::regtype and att.atttypmod not between 0 and 3
      and pg_get_expr(def.adbin, def.adrelid) ~* '(now[(]|current_timestamp|localtimestamp|clock_timestamp)'
      and pg_get_expr(def.adbin, def.adrelid) !~ '^date_trunc[(]''milliseconds'''
    order by 1`.execute(db)
  return rows.map((row) => row.name)
}

test('no time that a list is ordered by is finer than its cursor', async () => {
  const { db } = node.app
  expect(await finerThanCursors(db)).toEqual([])
  await sql`create table fine_probe (id uuid primary key, at timestamptz not null default now())`.execute(db)
  await sql`create index fine_probe_at on fine_probe (at desc, id)`.execute(db)
  expect(await finerThanCursors(db)).toEqual(['fine_probe.at'])
  await sql`drop table fine_probe`.execute(db)
})

test('who was followed within one millisecond is listed once, in parts too', async () => {
  const fan = await buildMember(node)
  const followed = await Promise.all([1, 2, 3, 4].map(() => buildMember(node)))
  for (const [place, { userId }] of followed.entries())
    await sql`insert into follow (follower_id, followed_id, created_at) values (${fan.userId}, ${userId},
      timestamptz '2026-01-01 00:00:00.0001+00' + ${place} * interval '100 microseconds')`.execute(
      node.app.db,
    )
  const listed = await readAll((cursor) =>
    callAs(node, fan, UserFollow.GetList, { maxResultCount: 1, cursor }),
  )
  expect(listed.map((one) => one.userId).toSorted()).toEqual(followed.map((one) => one.userId).toSorted())
})
