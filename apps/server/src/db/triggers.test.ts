import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { listUnexplained, readTriggers } from './triggers.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('every trigger, or its function, has a comment that says what it does', async () => {
  const { db } = node.app
  const triggers = await readTriggers(db)
  expect(triggers.length).toBeGreaterThan(50)
  expect(await listUnexplained(db)).toEqual([])
  expect(triggers.find(({ name }) => name === 'coin_entry_balances')).toMatchObject({
    table: 'coin_entry',
    when: 'after insert, each row, at the commit',
    group: 'Guard',
  })
})

test('a trigger without a comment, or with one that names no group, is found', async () => {
  const undone = new Error('undone')
  const work = node.app.db.transaction().execute(async (tx) => {
    await sql`create function act_unseen() returns trigger language plpgsql as 'begin return null; end'`.execute(
      tx,
    )
    await sql`create trigger act_unseen after insert on word for each row execute function act_unseen()`.execute(
      tx,
    )
    expect(await listUnexplained(tx)).toEqual(['act_unseen on word'])
    await sql`comment on function act_unseen() is 'Does something.'`.execute(tx)
    expect(await listUnexplained(tx)).toEqual(['act_unseen on word'])
    await sql`comment on trigger act_unseen on word is 'Other: does something.'`.execute(tx)
    expect(await listUnexplained(tx)).toEqual([])
    throw undone
  })
  await expect(work).rejects.toBe(undone)
})
