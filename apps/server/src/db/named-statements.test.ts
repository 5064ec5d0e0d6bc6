import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Queryable } from './client.ts'
import { Deadline } from './deadline.ts'
import { limitDatabase, preparingDatabase } from './limited-database.ts'
import { forgetPreparedQueries, preparedQueries } from './prepared-query.ts'

let node: TestApp
beforeAll(async () => {
  // Other files of the same process may have named as many statements as a process names.
  forgetPreparedQueries()
  node = await openTestApp()
})
afterAll(() => node.close())

// All on one connection, that of a transaction.
async function inRequest(lane: string | null, work: (tx: Queryable) => Promise<void>): Promise<void> {
  const limits = { deadline: new Deadline(), lane: lane === null ? null : node.app.writeLane(lane) }
  await limitDatabase(node.app.db, limits).transaction().execute(work)
}

async function isPrepared(tx: Queryable, text: string): Promise<boolean> {
  const { rows } = await sql`select from pg_prepared_statements where statement like ${`${text}%`}`.execute(
    tx,
  )
  return rows.length > 0
}

test('a statement of a write is prepared once it repeats', async () => {
  await inRequest('test', async (tx) => {
    const run = () => sql`select place from publish where id = ${uuid()}`.execute(tx)
    const text = 'select place from publish'
    for (let count = 0; count < 2; count++) await run()
    expect(await isPrepared(tx, text)).toBe(false)
    await run()
    expect(await isPrepared(tx, text)).toBe(true)
  })
})

test('a statement of the work after a write is prepared too', async () => {
  await preparingDatabase(node.app.db)
    .transaction()
    .execute(async (tx) => {
      const run = () => sql`select title from publish where id = ${uuid()}`.execute(tx)
      for (let count = 0; count < 3; count++) await run()
      expect(await isPrepared(tx, 'select title from publish')).toBe(true)
    })
})

test('a statement of a read is planned for its values each time', async () => {
  await inRequest(null, async (tx) => {
    for (let count = 0; count < 4; count++)
      await sql`select body from publish where id = ${uuid()}`.execute(tx)
    expect(await isPrepared(tx, 'select body from publish')).toBe(false)
  })
})

test('a write that selects all columns goes on after a migration has added one', async () => {
  await inRequest('test', async (tx) => {
    await tx.insertInto('topic').values({ id: 'test', name: '测试', sort: 1 }).execute()
    const run = () => tx.selectFrom('topic').selectAll().where('id', '=', 'test').execute()
    for (let count = 0; count < 4; count++) await run()
    await sql`alter table topic add column later integer`.execute(tx)
    expect(await run()).toEqual([expect.objectContaining({ later: null })])
  })
})

test('statements whose long names begin alike stay apart', async () => {
  const long = 'x'.repeat(80)
  const run = preparedQueries<Record<string, never>, { end: string }, { said: string }>(
    long,
    (db, _, { end }) => db.selectNoFrom(sql<string>`${sql.lit(end)}`.as('said')),
  )
  await inRequest('test', async (tx) => {
    for (const end of ['a', 'b', 'a']) expect(await run(tx, { end }, {})).toEqual([{ said: end }])
    const { rows } = await sql`select from pg_prepared_statements where name like 'xxx%'`.execute(tx)
    expect(rows).toHaveLength(2)
  })
})
