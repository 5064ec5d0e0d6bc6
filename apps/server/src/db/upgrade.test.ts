import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMember } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

// Migrations that move values are tested on a filled database, which is first returned to the schema before them.

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const columns = [
  'publish_count',
  'public_publish_count',
  'accepted_post_count',
  'like_received_count',
  'collect_count',
  'follow_count',
  'fans_count',
] as const

test('counters of members are moved out of their rows with their values', async () => {
  const { db } = node.app
  for (let n = 0; n < 5; n++) await buildMember(node)
  await sql`drop trigger add_member_counter on member; drop function add_member_counter; drop table member_counter`.execute(
    db,
  )
  const added = columns.map((column) => sql`add column ${sql.ref(column)} integer not null default 0`)
  await sql`alter table member ${sql.join(added)}`.execute(db)
  const values = columns.map((column, place) => sql`${sql.ref(column)} = numbered.n * 10 + ${sql.lit(place)}`)
  await sql`update member set ${sql.join(values)}
    from (select id, row_number() over (order by id)::int as n from member) as numbered
    where numbered.id = member.id`.execute(db)
  const read = async (table: string, key: string) => {
    const { rows } =
      await sql`select ${sql.ref(key)} as id, ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} order by 1`.execute(db)
    return rows
  }
  const before = await read('member', 'id')

  const file = new URL('./migrations/0081-member-counter.sql', import.meta.url)
  await sql.raw(await readFile(file, 'utf8')).execute(db)
  expect(await read('member_counter', 'member_id')).toEqual(before)
  const newcomer = await buildMember(node, { acceptedPosts: 0 })
  const { rows } = await sql`select * from member_counter where member_id = ${newcomer.userId}`.execute(db)
  expect(rows).toEqual([
    { member_id: newcomer.userId, ...Object.fromEntries(columns.map((column) => [column, 0])) },
  ])
})

test('members whose earlier days are not counted have every permission until they are', async () => {
  const { db } = node.app
  const [counted, uncounted] = [await buildMember(node, { level: 3 }), await buildMember(node, { level: 3 })]
  const row = { member_id: counted.userId, backfilled_at: node.app.now() }
  await db.insertInto('growth_member').values(row).execute()
  await sql`delete from growth_rule where rule = 'invited'; alter table growth_rule drop column coins;
    alter table level_scale drop column coin_day_cap, drop column make_up_price;
    alter table exp_line drop column coins`.execute(db)
  const file = new URL('./migrations/0200-coins-of-acts.sql', import.meta.url)
  await sql.raw(await readFile(file, 'utf8')).execute(db)
  const read = ({ userId }: { userId: string }) =>
    db.selectFrom('member').where('id', '=', userId).select('unlock_level').executeTakeFirstOrThrow()
  expect(await read(counted)).toEqual({ unlock_level: null })
  expect(await read(uncounted)).toEqual({ unlock_level: 10 })
  const { coins } = await db
    .selectFrom('growth_rule')
    .where('rule', '=', 'pick')
    .select('coins')
    .executeTakeFirstOrThrow()
  expect(coins).toBe(30)
})

test('no two migrations have the same number', async () => {
  const names = await readdir(new URL('./migrations/', import.meta.url))
  const numbers = names.filter((name) => name.endsWith('.sql')).map((name) => name.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})
