import { sql } from 'kysely'
import { NIL as nilUuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operate } from '../operate.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { recordHead } from './audit-heads.ts'
import { recordAct } from './record-act.ts'
import { verifyChain } from './verify-chain.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const act = (reason: string) =>
  node.app.db.transaction().execute((tx) =>
    recordAct(tx, node.app.now(), {
      actor: '苏晚',
      act: 'site.tested',
      targetKind: 'site',
      targetId: nilUuid,
      reason,
      before: { open: true },
      after: { roles: ['support'], rows: 1 },
    }),
  )
const command = (...words: string[]) =>
  operate({ db: node.app.db, now: node.app.now(), log: node.app.log, actor: 'test' }, words, node.app.env)
const verify = () => command('verify-audit')

/** As anybody with the rights of the table's owner could. */
async function tamper(statement: string): Promise<void> {
  await sql
    .raw(`alter table staff_act disable trigger user; ${statement};
    alter table staff_act enable trigger user`)
    .execute(node.app.db)
}

test('acts of many transactions at once form one chain', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, number) => act(`第 ${number} 次`)))
  expect(await verifyChain(node.app.db)).toEqual({ rows: 20, broken: null })
  expect(await verify()).toEqual(['20 rows of the audit log: unchanged, as 0 days recorded them'])
})

test.each([
  ['a changed reason', `update staff_act set reason = 'x' where seq = 7`, 7],
  ['a changed value', `update staff_act set after = '{"rows": 2}' where seq = 7`, 7],
  [
    'a changed instant',
    `update staff_act set created_at = created_at + interval '1 microsecond' where seq = 7`,
    7,
  ],
  ['a row with a hash of its own', `update staff_act set actor = 'x', hash = sha256('x') where seq = 7`, 7],
  ['a missing row', 'delete from staff_act where seq = 7', 8],
])('%s is found', async (_, statement, broken) => {
  await sql`create table kept_act as select * from staff_act`.execute(node.app.db)
  await tamper(statement)
  expect(await verifyChain(node.app.db)).toEqual({ rows: 6, broken })
  await expect(verify()).rejects.toThrow(`row ${broken} does not fit`)
  await tamper('delete from staff_act; insert into staff_act select * from kept_act')
  await sql`drop table kept_act`.execute(node.app.db)
  expect(await verifyChain(node.app.db)).toEqual({ rows: 20, broken: null })
})

test('a chain that was written anew with right hashes does not fit what was recorded outside the database', async () => {
  const { app } = node
  const lines: string[] = []
  const record = () =>
    recordHead({
      app,
      db: app.db,
      now: app.now(),
      log: Object.assign(Object.create(app.log), {
        info: (facts: object) => lines.push(JSON.stringify(facts)),
      }),
    })
  await record()
  await act('another day')
  await record()
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('"seq":20')
  expect(await verify()).toEqual(['21 rows of the audit log: unchanged, as 2 days recorded them'])
  await tamper(`update staff_act set reason = 'x', hash = null where seq = 21;
    update staff_act set hash = staff_act_hash(staff_act) where seq = 21`)
  expect(await verifyChain(app.db)).toEqual({ rows: 21, broken: null })
  await expect(verify()).rejects.toThrow('row 21 of that day was another one')
})

test('a restored backup is told from a changed row, and accepted with a reason that the log keeps', async () => {
  // The backup ends before what was recorded last.
  await tamper('delete from staff_act where seq = 21')
  await expect(verify()).rejects.toThrow('row 21 of that day is missing')
  await expect(verify()).rejects.toThrow('those up to row 20 fit')
  expect(await command('accept-restore', '磁盘损坏，恢复昨夜的备份')).toEqual(['accept-restore: done'])
  expect(await verify()).toEqual(['21 rows of the audit log: unchanged, as 1 days recorded them'])
  const { rows } = await sql<object>`select act, reason, after from staff_act where seq = 21`.execute(
    node.app.db,
  )
  expect(rows).toEqual([{ act: 'accept-restore', reason: '磁盘损坏，恢复昨夜的备份', after: { rows: 20 } }])
  await expect(command('accept-restore')).rejects.toThrow('nothing to accept')
  // A change within the rows is not a restore.
  await tamper(`update staff_act set reason = 'x' where seq = 7`)
  await expect(command('accept-restore', 'x')).rejects.toThrow('that is no restore')
  await expect(verify()).rejects.toThrow('row 7 does not fit')
})

test('the program can neither change nor remove a row', async () => {
  for (const statement of [
    'update staff_act set reason = $$x$$',
    'delete from staff_act',
    'truncate staff_act',
  ])
    await expect(sql.raw(statement).execute(node.app.db)).rejects.toThrow('append-only')
})
