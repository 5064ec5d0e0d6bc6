import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Database } from './client.ts'
import { Deadline } from './deadline.ts'
import { limitDatabase } from './limited-database.ts'
import { preparedWrite } from './prepared-query.ts'

let node: TestApp
let db: Database
let scope: string

beforeAll(async () => {
  node = await openTestApp()
})
beforeEach(() => {
  scope = uuid()
  db = limitDatabase(node.app.db, { deadline: new Deadline(), lane: null })
})
afterAll(() => node.close())

const write = preparedWrite<{ scope: string; nonce: string }>('test.framed', (built, param) => {
  const query = sql`insert into used_nonce (scope, nonce) values (${param('scope')}, ${param('nonce')})`
  return { compile: () => query.compile(built) }
})

async function written(from = node.app.db): Promise<string[]> {
  const rows = await from.selectFrom('used_nonce').select('nonce').where('scope', '=', scope).execute()
  return rows.map(({ nonce }) => nonce).toSorted()
}

test('a deferred write is there for the next statement, and after the commit', async () => {
  const seen = await db.transaction().execute(async (tx) => {
    await write(tx, { scope, nonce: 'a' })
    await write(tx, { scope, nonce: 'b' })
    const rows = await written(tx)
    await write(tx, { scope, nonce: 'c' })
    return rows
  })
  expect(seen).toEqual(['a', 'b'])
  expect(await written()).toEqual(['a', 'b', 'c'])
})

test('a transaction of a deferred write is one message to the database', async () => {
  await db.transaction().execute((tx) => write(tx, { scope, nonce: 'prepared' }))
  const client = await node.app.pool.connect()
  const sent = vi.spyOn(client, 'query')
  client.release()
  await db.transaction().execute((tx) => write(tx, { scope, nonce: 'a' }))
  const texts = sent.mock.calls.map(([query]: unknown[]) => query)
  sent.mockRestore()
  expect(texts).toEqual(['commit'])
  expect(await written()).toEqual(['a', 'prepared'])
})

test('a deferred write that fails undoes its transaction', async () => {
  const twice = db.transaction().execute(async (tx) => {
    await write(tx, { scope, nonce: 'a' })
    await write(tx, { scope, nonce: 'a' })
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  expect(await written()).toEqual([])
  // The connection is as before.
  await db.transaction().execute((tx) => write(tx, { scope, nonce: 'b' }))
  expect(await written()).toEqual(['b'])
})

test('a deferred write is undone with what fails after it', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await write(tx, { scope, nonce: 'a' })
    throw new Error('changed its mind')
  })
  await expect(failing).rejects.toThrow('changed its mind')
  const refused = db.transaction().execute(async (tx) => {
    await write(tx, { scope, nonce: 'a' })
    await sql`select 1 / ${0}::int`.execute(tx)
  })
  await expect(refused).rejects.toMatchObject({ code: '22012' })
  expect(await written()).toEqual([])
})

test('a savepoint is between the writes before and after it', async () => {
  await db.transaction().execute(async (tx) => {
    await write(tx, { scope, nonce: 'a' })
    await sql`savepoint step`.execute(tx)
    await write(tx, { scope, nonce: 'a' })
    await expect(sql`release savepoint step`.execute(tx)).rejects.toMatchObject({ code: '23505' })
    await sql`rollback to savepoint step`.execute(tx)
    await write(tx, { scope, nonce: 'b' })
    await sql`rollback to savepoint step`.execute(tx)
    await write(tx, { scope, nonce: 'c' })
  })
  expect(await written()).toEqual(['a', 'c'])
})

test('without the limits of a request a write is sent at once', async () => {
  await node.app.db.transaction().execute(async (tx) => {
    await write(tx, { scope, nonce: 'a' })
    expect(await written(tx)).toEqual(['a'])
  })
  expect(await written()).toEqual(['a'])
})

test('a request whose time has expired commits no deferred write', async () => {
  const deadline = new Deadline()
  const late = limitDatabase(node.app.db, { deadline, lane: null })
    .transaction()
    .execute(async (tx) => {
      await write(tx, { scope, nonce: 'a' })
      deadline.end()
    })
  await expect(late).rejects.toThrow('Unavailable')
  expect(await written()).toEqual([])
})
