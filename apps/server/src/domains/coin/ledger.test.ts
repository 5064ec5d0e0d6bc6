import type { ErrorName } from '@guangquan/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../db/client.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { siteAccounts } from './ledger/coin-accounts.ts'
import { correctCoins } from './ledger/correct-coins.ts'
import { earnCoins } from './ledger/earn-coins.ts'
import { refundCoins } from './ledger/refund-coins.ts'
import { spendCoins } from './ledger/spend-coins.ts'
import { takeBackCoins } from './ledger/take-back-coins.ts'
import { expireCoins } from './ledger/expire-coins.ts'
import { proveLedger } from './prove-ledger.ts'

let node: TestApp
let second: TestNode
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  node.setNow(new Date('2026-11-23T04:00:00Z'))
})
afterAll(() => node.close())

const inTx = <T>(work: (tx: Tx) => Promise<T>, on: TestNode = node): Promise<T> =>
  on.app.db.transaction().execute(work)
const ctxOf = (on: TestNode = node) => ({ app: on.app, now: on.app.now() })
const about = (memberId: string, bizId: string) => ({ memberId, bizType: 'trial', bizId })
const earn = (memberId: string, amount: number, bizId: string = uuid(), now = node.app.now()) =>
  inTx((tx) => earnCoins({ now }, tx, { ...about(memberId, bizId), amount, memo: '作品' }))
const spend = (memberId: string, amount: number, bizId: string = uuid(), on: TestNode = node) =>
  inTx((tx) => spendCoins(ctxOf(on), tx, { ...about(memberId, bizId), amount, memo: '相框' }), on)
const run = () => ({ db: node.app.db, now: node.app.now(), signal: new AbortController().signal })
const lotsOf = async (memberId: string) => {
  const rows = await node.app.db
    .selectFrom('coin_lot')
    .select(['balance', 'expires_at'])
    .where('member_id', '=', memberId)
    .orderBy('expires_at')
    .execute()
  return rows.map((row) => [row.expires_at.toISOString().slice(0, 10), row.balance])
}
const refused = (name: ErrorName) => ({ errorName: name })

async function newMember(): Promise<string> {
  return (await buildMember(node)).userId
}

/** A member with coins that expire at the end of this year, and others at the end of the next. */
async function memberWith(older: number, newer: number): Promise<string> {
  const memberId = await newMember()
  await earn(memberId, older, 'older', new Date('2025-03-01T04:00:00Z'))
  await earn(memberId, newer, 'newer')
  return memberId
}

test('coins are spent in the order in which they expire, and a refund returns them to their lots', async () => {
  const memberId = await memberWith(30, 50)
  expect(await earn(memberId, 50, 'newer')).toBe(false)
  expect(await spend(memberId, 60, 'frame')).toBe(true)
  expect(await spend(memberId, 60, 'frame')).toBe(false)
  expect(await lotsOf(memberId)).toEqual([
    ['2026-12-31', 0],
    ['2027-12-31', 20],
  ])
  const refund = () => inTx((tx) => refundCoins(ctxOf(), tx, about(memberId, 'frame')))
  expect([await refund(), await refund()]).toEqual([60, 0])
  expect(await lotsOf(memberId)).toEqual([
    ['2026-12-31', 30],
    ['2027-12-31', 50],
  ])
  await spend(memberId, 40, 'late')
  const now = new Date('2026-12-20T04:00:00Z')
  expect(await inTx((tx) => refundCoins({ now }, tx, about(memberId, 'late')))).toBe(40)
  // Thirty days are left for coins that would have expired earlier.
  expect(await lotsOf(memberId)).toEqual([
    ['2026-12-31', 0],
    ['2027-01-19', 30],
    ['2027-12-31', 50],
  ])
})

test('what was earned is taken back once, as far as the member still has it', async () => {
  const memberId = await memberWith(30, 50)
  const takeBack = (bizId: string) => inTx((tx) => takeBackCoins(ctxOf(), tx, about(memberId, bizId)))
  expect([await takeBack('newer'), await takeBack('newer'), await takeBack('unknown')]).toEqual([50, 0, 0])
  expect(await lotsOf(memberId)).toEqual([
    ['2026-12-31', 30],
    ['2027-12-31', 0],
  ])
  await spend(memberId, 30)
  expect(await takeBack('older')).toBe(0)
  await earn(memberId, 10)
  expect(await takeBack('older')).toBe(0)
})

test('nobody spends more than they have, or than a day allows', async () => {
  const memberId = await memberWith(3000, 3000)
  await expect(spend(memberId, 6001)).rejects.toMatchObject(refused('CoinsNotEnough'))
  await expect(spend(memberId, 5001)).rejects.toMatchObject(refused('CoinDayLimit'))
  await spend(memberId, 4000)
  await expect(spend(memberId, 1001)).rejects.toMatchObject(refused('CoinDayLimit'))
  await expect(
    inTx((tx) => correctCoins(ctxOf(), tx, { ...about(memberId, 'loss'), amount: -2001, memo: '' })),
  ).rejects.toMatchObject(refused('CoinsNotEnough'))
  expect(await lotsOf(memberId)).toEqual([
    ['2026-12-31', 0],
    ['2027-12-31', 2000],
  ])
})

test('two hundred spendings of the last coins on two nodes: as many succeed as there are coins for', async () => {
  const memberId = await memberWith(20, 10)
  const tryOften = async (_: unknown, index: number) => {
    const outcomes: string[] = []
    for (let tried = 0; tried < 8; tried++) {
      const on = index % 2 === 0 ? node : second
      outcomes.push(await spend(memberId, 3, uuid(), on).then(() => 'spent', String))
    }
    return outcomes
  }
  const outcomes = (await Promise.all(Array.from({ length: 25 }, tryOften))).flat()
  const counted = Map.groupBy(outcomes, (outcome) => outcome)
  expect(Object.fromEntries([...counted].map(([outcome, { length }]) => [outcome, length]))).toEqual({
    spent: 10,
    'Error: CoinsNotEnough': 190,
  })
})

test('one cause counts once, however often it is tried at the same time', async () => {
  const memberId = await newMember()
  const times = Array.from({ length: 20 })
  expect((await Promise.all(times.map(() => earn(memberId, 7, 'once')))).filter(Boolean)).toHaveLength(1)
  expect((await Promise.all(times.map(() => spend(memberId, 4, 'also')))).filter(Boolean)).toHaveLength(1)
  expect(await lotsOf(memberId)).toEqual([['2027-12-31', 3]])
})

test('expired coins are used by nobody, and taken once by a job that is late, runs twice and meets spending', async () => {
  const members = await Promise.all(Array.from({ length: 45 }, () => memberWith(5, 5)))
  const [first = ''] = members
  node.setNow(new Date('2027-01-02T04:00:00Z'))
  await expect(spend(first, 6)).rejects.toMatchObject(refused('CoinsNotEnough'))
  await Promise.all([
    expireCoins(run()),
    expireCoins(run()),
    ...members.map((memberId) => spend(memberId, 2)),
  ])
  const { rows } = await sql<{ left: number; expired: number }>`
    select sum(balance) filter (where expires_at <= ${node.app.now()}) as left, (
      select -sum(amount) from coin_tx where kind = 4 and member_id = any(${members}::uuid[])) as expired
    from coin_lot`.execute(node.app.db)
  expect(rows).toEqual([{ left: 0, expired: 225 }])
  expect(await expireCoins(run())).toBe(0)
  expect(await lotsOf(first)).toEqual([
    ['2026-12-31', 0],
    ['2027-12-31', 3],
  ])
  node.setNow(new Date('2026-11-23T04:00:00Z'))
})

/** Statements that no code of the program contains. */
const forbidden: Record<string, (lot: { id: string; memberId: string }) => string> = {
  'a balance that is set': ({ id }) => `update coin_lot set balance = balance + 100 where id = '${id}'`,
  'a lot that begins with coins': ({ memberId }) =>
    `insert into coin_lot (id, member_id, expires_at, balance) values ('${uuid()}', '${memberId}', now(), 5)`,
  'a lot that is prolonged': ({ id }) =>
    `update coin_lot set expires_at = now() + '9 years' where id = '${id}'`,
  'a lot that is deleted': ({ id }) => `delete from coin_lot where id = '${id}'`,
  'an entry that is changed': ({ id }) => `update coin_entry set amount = 999 where lot_id = '${id}'`,
  'an entry that is deleted': ({ id }) => `delete from coin_entry where lot_id = '${id}'`,
  'a movement that is changed': ({ memberId }) =>
    `update coin_tx set amount = 9 where member_id = '${memberId}'`,
  'a movement that is deleted': ({ memberId }) => `delete from coin_tx where member_id = '${memberId}'`,
  'an emptied ledger': () => `truncate coin_entry`,
  'one more entry of a movement': ({ id, memberId }) =>
    `insert into coin_entry select tx_id, 9, '${memberId}', '${id}', 5 from coin_entry where lot_id = '${id}'`,
  'a movement without entries': ({ memberId }) => newTx(memberId, 5),
  'an unbalanced movement': ({ id, memberId }) =>
    `${newTx(memberId, 5)}; ${newEntry(1, `'${memberId}'`, `'${id}'`, 5)}; ${newEntry(0, issue, 'null', -4)}`,
  'an amount that is not that of its entries': ({ id, memberId }) =>
    `${newTx(memberId, 6)}; ${newEntry(1, `'${memberId}'`, `'${id}'`, 5)}; ${newEntry(0, issue, 'null', -5)}`,
  'coins of nobody': ({ memberId }) =>
    `${newTx(memberId, 5)}; ${newEntry(1, `'${memberId}'`, 'null', 5)}; ${newEntry(0, issue, 'null', -5)}`,
  'an overdrawn lot': ({ id, memberId }) =>
    `${newTx(memberId, -99, 2)}; ${newEntry(1, `'${memberId}'`, `'${id}'`, -99)}; ${newEntry(0, issue, 'null', 99)}`,
}
const issue = `'${siteAccounts.issue}'`
const txId = uuid()
const newTx = (memberId: string, amount: number, kind = 1) =>
  `insert into coin_tx (id, member_id, kind, amount, biz_type, biz_id, memo, created_at)
   values ('${txId}', '${memberId}', ${kind}, ${amount}, 'raw', 'raw', '', now())`
const newEntry = (position: number, account: string, lot: string, amount: number) =>
  `insert into coin_entry values ('${txId}', ${position}, ${account}, ${lot}, ${amount})`

test('the database refuses what is unbalanced, overdrawn or rewritten, whatever statement attempts it', async () => {
  const memberId = await newMember()
  await earn(memberId, 8)
  const { id } = await node.app.db
    .selectFrom('coin_lot')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const attempt = (statements: string) =>
    inTx(async (tx) => {
      for (const statement of statements.split('; ')) await sql.raw(statement).execute(tx)
    })
  const balanced = `${newTx(memberId, 5)}; ${newEntry(1, `'${memberId}'`, `'${id}'`, 5)}; ${newEntry(0, issue, 'null', -5)}`
  for (const [name, statements] of Object.entries(forbidden)) {
    await expect(attempt(statements({ id, memberId })), name).rejects.toThrow(
      /append-only|balance|coin_lot_balance_check/,
    )
  }
  // Control: these statements are refused for nothing else.
  await attempt(balanced)
  expect(await lotsOf(memberId)).toEqual([['2027-12-31', 13]])
})

test('the nightly proof finds what was changed behind the back of the database', async () => {
  const log = pino({ level: 'silent' })
  const prove = () => proveLedger({ db: node.app.db, log })
  expect(await prove()).toEqual({ movements: [], lots: [] })
  const memberId = await newMember()
  await earn(memberId, 8)
  const { rows } = await inTx(async (tx) => {
    await sql`alter table coin_entry disable trigger user`.execute(tx)
    const lot = sql`select id from coin_lot where member_id = ${memberId}`
    const changed = await sql<{ id: string; tx_id: string }>`
      update coin_entry set amount = 80 where lot_id = (${lot}) returning lot_id as id, tx_id`.execute(tx)
    await sql`alter table coin_entry enable trigger user`.execute(tx)
    return changed
  })
  expect(await prove()).toEqual({ movements: [rows[0]?.tx_id], lots: [rows[0]?.id] })
})
