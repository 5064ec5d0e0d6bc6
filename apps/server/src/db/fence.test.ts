import {
  body,
  errorCatalogue,
  Goods,
  method,
  service,
  staff,
  UserAddress,
  writeBody,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { recordAct } from '../audit-chain/record-act.ts'
import type { Ctx } from '../context.ts'
import { earnCoins } from '../domains/coin/index.ts'
import { implement } from '../http/calls/implement.ts'
import { inTransaction } from './in-transaction.ts'
import { implementations } from '../program.ts'
import { callAs, callRaw, type Browser } from '../testing/call-as.ts'
import { buildGoods } from '../testing/goods.ts'
import { buildMember } from '../testing/people.ts'
import { buildPresent } from '../testing/presents.ts'
import { buildStaff } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Queryable } from './client.ts'
import { Deadline } from './deadline.ts'
import { fencedTables } from './fence.ts'
import { limitDatabase } from './limited-database.ts'

// T19, the second fence: what the database returns for statements that forget `member_id = me`.

const Counts = z.record(z.string(), z.int())
const Careless = service('Careless', {
  Read: method({ summary: '', access: 'member', read: true, input: body({}), output: Counts, errors: [] }),
  Show: method({ summary: '', access: 'public', input: body({}), output: Counts, errors: [] }),
  Audit: method({
    summary: '',
    access: staff('moderator'),
    write: true,
    input: writeBody({}),
    output: Counts,
    errors: [],
  }),
  Write: method({
    summary: '',
    access: 'member',
    write: true,
    input: writeBody({ statement: z.string() }),
    output: z.object({ rows: z.int() }),
    errors: [],
  }),
})

async function countAll({ db }: { db: Queryable }): Promise<Record<string, number>> {
  const counts = fencedTables.map(async (name) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
    return [name, rows[0]?.n ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

const careless = implement(Careless, {
  Read: countAll,
  Show: (ctx: Ctx) => countAll(ctx),
  Audit: async (ctx) => {
    const { name: actor, id: targetId } = ctx.staff
    await inTransaction(ctx, (tx) =>
      recordAct(tx, ctx.now, { actor, act: 'probe.acted', targetKind: 'site', targetId }),
    )
    return countAll(ctx)
  },
  Write: async ({ db }, { statement }) => {
    const { numAffectedRows } = await sql.raw(statement).execute(db)
    return { rows: Number(numAffectedRows) }
  },
})

let node: TestApp
let alice: Browser
let bob: Browser
beforeAll(async () => {
  node = await openTestApp({
    implementations: [...implementations, ...careless],
    settings: { LOG_LEVEL: 'silent' },
  })
  ;[alice, bob] = [await withRows(), await withRows()]
  // Codes that wait in a pool belong to nobody.
  await sql`insert into goods_code (id, goods_id, code_cipher, code_index, state)
    select gen_random_uuid(), id, '', '', 0 from goods limit 1`.execute(node.app.db)
})
afterAll(() => node.close())

const address = {
  receiver: '林小满',
  phone: '13800130001',
  areaCodes: ['330000', '330100', '330106'],
  detail: '文三路 100 号 2 幢 301 室',
}

/** A member with a row in every fenced table. */
async function withRows(): Promise<Browser> {
  const { app } = node
  const member = await buildMember(node, { birthday: '1990-05-01' })
  const earned = { memberId: member.userId, bizType: 'test', bizId: 'test', amount: 10, memo: '' }
  await app.db.transaction().execute((tx) => earnCoins({ now: app.now() }, tx, earned))
  await callAs(node, member, UserAddress.Create, address)
  await callAs(node, member, Goods.Redeem, { id: await buildGoods(node, { coins: 4, kind: 2 }), coins: 4 })
  await buildPresent(node, member.userId)
  return member
}

/** The number of rows that belong to nobody or to these members. */
async function countOf(members: Browser[]): Promise<Record<string, number>> {
  const ids = members.map(({ userId }) => userId)
  const counts = fencedTables.map(async (name) => {
    const owner =
      name === 'coin_entry' ? sql`case when lot_id is not null then account_id end` : sql`member_id`
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}
      where (${owner}) is null or (${owner}) = any(${ids}::uuid[])`.execute(node.app.db)
    return [name, rows[0]?.n ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

test('a statement that forgets whose rows it reads finds those of its caller only', async () => {
  const moderator = await buildStaff(node, ['moderator'])
  const [nobodys, ofAlice, all] = [await countOf([]), await countOf([alice]), await countOf([alice, bob])]
  for (const name of fencedTables) {
    expect([name, ofAlice[name]]).not.toEqual([name, nobodys[name]])
    expect([name, all[name]]).not.toEqual([name, ofAlice[name]])
  }
  expect(await callAs(node, alice, Careless.Read, {})).toEqual(ofAlice)
  expect(await callAs(node, alice, Careless.Show, {})).toEqual(ofAlice)
  expect(await callAs(node, null, Careless.Show, {})).toEqual(nobodys)
  expect(await callAs(node, moderator, Careless.Audit, {})).toEqual(all)
  expect(await countAll({ db: node.app.db })).toEqual(all)
})

test('nor does one that writes change rows of others, or make them', async () => {
  const write = async (statement: string) => (await callAs(node, alice, Careless.Write, { statement })).rows
  expect(await write('update user_address set tag = 1')).toBe(1)
  expect(await write('update present set version = version + 1')).toBe(1)
  expect(await write('update goods_order set version = version + 1')).toBe(1)
  expect(await write('delete from user_address')).toBe(1)
  for (const statement of [
    `insert into coin_account (id, kind, member_id) values ('${bob.userId}', 1, '${bob.userId}')`,
    `insert into coin_lot (id, member_id, expires_at) values (gen_random_uuid(), '${bob.userId}', now())`,
    `update goods_order set member_id = '${bob.userId}'`,
  ]) {
    const { body: refused } = await callRaw(
      node,
      alice,
      Careless.Write,
      { statement },
      { expectsUnknown: true },
    )
    expect([statement, refused.error?.code]).toEqual([statement, errorCatalogue.Unknown.code])
  }
  expect((await countOf([bob]))['user_address']).toBe(1)
})

test('the fenced tables are those with a policy, and no setting outlives its statement', async () => {
  const { db } = node.app
  const { rows: secured } = await sql<{ name: string }>`select relname as name from pg_class
    where relrowsecurity and relforcerowsecurity order by relname`.execute(db)
  expect(secured.map(({ name }) => name)).toEqual(fencedTables.toSorted())

  // Every connection that is counted on afterwards has had a fenced statement, every other one a failed one.
  const limits = { deadline: new Deadline(), lane: null, whose: () => alice.userId }
  const own = limitDatabase(db, limits)
  await Promise.all(
    fencedTables.map((_, index) =>
      sql`select pg_sleep(0.02), 1 / ${index % 2}::int from coin_lot`.execute(own).catch(() => undefined),
    ),
  )
  const all = await countOf([alice, bob])
  expect(await countAll({ db })).toEqual(all)
  // Also in a transaction it is the caller's until the end.
  await own.transaction().execute(async (tx) => {
    expect(await countAll({ db: tx })).toEqual(await countOf([alice]))
  })
  expect(await countAll({ db })).toEqual(all)
})
