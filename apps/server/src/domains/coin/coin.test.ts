import { Coin, Notice, UserInfo } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRows } from '../../db/walk-rows.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseMember } from '../member/index.ts'
import { exportCoins } from './coin.read.ts'
import { earnCoins } from './ledger/earn-coins.ts'
import { eraseCoins } from './ledger/erase-coins.ts'
import { refundCoins } from './ledger/refund-coins.ts'
import { spendCoins } from './ledger/spend-coins.ts'
import { expireCoins } from './ledger/expire-coins.ts'
import { notifyOfExpiry } from './notify-of-expiry.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  node.setNow(new Date('2026-11-23T04:00:00Z'))
})
afterAll(() => node.close())

const ctx = () => ({ app: node.app, now: node.app.now() })
const run = () => ({ db: node.app.db, now: node.app.now(), signal: new AbortController().signal })
const about = ({ userId: memberId }: Browser, bizId: string) => ({ memberId, bizType: 'trial', bizId })

/** A member who earned 30 coins last year and 50 now, spent 10 of them and got a refund. */
async function buildSaver(): Promise<Browser> {
  const saver = await buildMember(node)
  await node.app.db.transaction().execute(async (tx) => {
    const earlier = { now: new Date('2025-03-01T04:00:00Z') }
    await earnCoins(earlier, tx, { ...about(saver, 'post'), amount: 30, memo: '发布作品' })
    await earnCoins(ctx(), tx, { ...about(saver, 'visit'), amount: 50, memo: '连续来访' })
  })
  node.advance(1000)
  const frame = about(saver, 'frame')
  await node.app.db
    .transaction()
    .execute((tx) => spendCoins(ctx(), tx, { ...frame, amount: 10, memo: '相框 7 天' }))
  node.advance(1000)
  await node.app.db.transaction().execute((tx) => refundCoins(ctx(), tx, frame))
  return saver
}

test('a member reads what they have, what expires when, and the cause of each line', async () => {
  const saver = await buildSaver()
  expect(await callAs(node, saver, Coin.GetBalance, {})).toEqual({
    balance: 80,
    lots: [
      { amount: 30, expireTime: '2026-12-31 23:59:59' },
      { amount: 50, expireTime: '2027-12-31 23:59:59' },
    ],
  })
  expect((await callAs(node, saver, UserInfo.Get, {})).coins).toBe(80)
  const lines = await readAll((cursor) => callAs(node, saver, Coin.GetLines, { maxResultCount: 3, cursor }))
  expect(lines.map(({ kind, amount, text, expireTime }) => [kind, amount, text, expireTime])).toEqual([
    ['refund', 10, '退还：相框 7 天', '2026-12-31 23:59:59'],
    ['spend', -10, '相框 7 天', null],
    ['earn', 50, '连续来访', '2027-12-31 23:59:59'],
    ['earn', 30, '发布作品', '2026-12-31 23:59:59'],
  ])
  const amounts = async (side: 'income' | 'spent' | 'expired') =>
    (await callAs(node, saver, Coin.GetLines, { side })).items.map(({ amount }) => amount)
  expect([await amounts('income'), await amounts('spent'), await amounts('expired')]).toEqual([
    [10, 50, 30],
    [-10],
    [],
  ])
  const outsider = await buildMember(node)
  expect(await callAs(node, outsider, Coin.GetLines, {})).toMatchObject({ items: [], totalCount: 0 })
  expect((await callAs(node, outsider, Coin.GetBalance, {})).balance).toBe(0)
})

test('a member is notified 30 and 7 days before coins expire, by a job that may be late or run twice', async () => {
  const begin = node.app.now()
  const saver = await buildSaver()
  const notices = async () => {
    const { items } = await callAs(node, await signIn(node, saver.userId), Notice.GetUserNoticeList, {
      tab: 6,
    })
    return items.filter(({ type }) => type === 'coin.expiring').map(({ text }) => text)
  }
  const sentence = '你有金币即将到期：30 金币到 2026-12-31 为止有效'
  await notifyOfExpiry(run())
  expect(await notices()).toEqual([])
  node.setNow(new Date('2026-12-05T02:00:00Z'))
  await Promise.all([notifyOfExpiry(run()), notifyOfExpiry(run())])
  expect(await notices()).toEqual([sentence])
  node.setNow(new Date('2026-12-30T02:00:00Z'))
  await notifyOfExpiry(run())
  expect(await notifyOfExpiry(run())).toBe(0)
  expect(await notices()).toEqual([sentence, sentence])
  node.setNow(new Date('2027-01-01T02:00:00Z'))
  await expireCoins(run())
  const again = await signIn(node, saver.userId)
  const { items } = await callAs(node, again, Coin.GetLines, { side: 'expired' })
  expect(items.map(({ amount, text }) => [amount, text])).toEqual([[-30, '到期']])
  node.setNow(begin)
})

test('erasure takes the coins and the words of a member; the totals still balance', async () => {
  const saver = await buildSaver()
  const { userId: memberId } = saver
  expect(await allRows(exportCoins(node.app.db, memberId))).toHaveLength(4)
  await sql`update member set erase_at = now() where id = ${memberId}`.execute(node.app.db)
  const now = new Date(Date.now() + 60_000)
  await node.app.db.transaction().execute(async (tx) => {
    await eraseMember(tx, memberId, now)
    await eraseCoins(tx, now, memberId)
  })
  const left = await sql`
    select memo, sum(amount) as sum from coin_tx where member_id = ${memberId} group by memo`.execute(
    node.app.db,
  )
  expect(left.rows).toEqual([{ memo: '', sum: 0 }])
  const earnAgain = () =>
    node.app.db
      .transaction()
      .execute((tx) => earnCoins(ctx(), tx, { ...about(saver, 'late'), amount: 5, memo: '迟到的奖励' }))
  expect(await earnAgain()).toBe(false)
  const totals = await callAs(node, null, Coin.GetTotals, {})
  expect(totals.issued).toBe(totals.redeemed + totals.expired + totals.reversed + totals.available)
  expect(totals).toMatchObject({ issued: 240, redeemed: 0, reversed: 0 })
  expect(totals.expired).toBe(140)
})
