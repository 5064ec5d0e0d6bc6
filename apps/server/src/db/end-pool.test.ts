import { Search } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../testing/call-as.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

async function countConnections(): Promise<number> {
  const { rows } = await sql<{ connections: number }>`
    select count(*) as connections from pg_stat_activity where datname = current_database()`.execute(
    node.app.db,
  )
  return rows[0]?.connections ?? 0
}

test('a node that has ended leaves the database no connection, of its searches neither', async () => {
  await countConnections()
  const before = await countConnections()
  const other = await node.addNode()
  const wait = Array.from({ length: 12 }, () => other.pool.query('select pg_sleep(0.1)'))
  const search = Array.from({ length: 6 }, (_, place) =>
    callAs(other, null, Search.GetList, { keyword: `夜景${place}` }),
  )
  await Promise.all([...wait, ...search])
  expect(await countConnections()).toBeGreaterThan(before + 12)

  await other.close()
  expect(await countConnections()).toBe(before)
})
