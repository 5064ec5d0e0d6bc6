import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counterProofs } from '../program.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

/** Counters that lists are ordered by, so that their index must follow. */
const ordersLists = ['circle.member_count', 'reply.like_count', 'tag.use_count']
/**
 * Tables for which free space does not help: one is written by a job, the counter of another is indexed, and a member's
 * products and the stock of goods change too rarely.
 */
const withoutRoom = ['gear_stat', 'tag', 'member', 'goods']

const counted = counterProofs.flatMap(({ table, counters }) =>
  Object.keys(counters).map((column) => ({ table, column })),
)

test('no index contains a counter but those that order lists', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select rel.relname as table, att.attname as column from pg_index ind
    join pg_class rel on rel.oid = ind.indrelid
    join pg_attribute att on att.attrelid = ind.indrelid
    where rel.relnamespace = 'public'::regnamespace and att.attnum = any(ind.indkey)`.execute(node.app.db)
  const indexed = new Set(rows.map((row) => `${row.table}.${row.column}`))
  const names = counted.map(({ table, column }) => `${table}.${column}`)
  expect(names.filter((name) => indexed.has(name)).toSorted()).toEqual(ordersLists)
})

test('pages of counters have room for the next version of a row', async () => {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and coalesce((select option_value::integer from pg_options_to_table(reloptions)
        where option_name = 'fillfactor'), 100) = 100`.execute(node.app.db)
  const full = new Set(rows.map((row) => row.table))
  const tables = [...new Set(counted.map(({ table }) => table))]
  expect(tables.filter((table) => full.has(table) && !withoutRoom.includes(table))).toEqual([])
})
