import {
  coinKinds,
  coinText,
  type Coin,
  type CoinBalance,
  type CoinKind,
  type CoinLine,
  type MethodParsed,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { keysetPage, type PageWindow } from '../../db/paging.ts'
import { preparedList } from '../../db/prepared-list.ts'
import { anyId, preparedQuery } from '../../db/prepared-query.ts'
import {
  afterValues,
  isAfter,
  timeKey,
  timeKeyOf,
  type AfterValues,
  type TimeKey,
} from '../../db/time-key.ts'
import { walkRows } from '../../db/walk-rows.ts'
import { movementKinds } from './ledger/coin-accounts.ts'

export interface LineRow {
  id: string
  kind: number
  amount: number
  memo: string
  created_at: Date
  /** When the first of gained coins expire. */
  expires_at: Date | null
}

type Side = 'all' | 'income' | 'spent' | 'expired'

const sides: Record<Side, RawBuilder<SqlBool>> = {
  all: sql<SqlBool>`true`,
  income: sql<SqlBool>`amount > 0`,
  spent: sql<SqlBool>`amount < 0 and kind <> ${sql.lit(movementKinds.expire.code)}`,
  expired: sql<SqlBool>`kind = ${sql.lit(movementKinds.expire.code)}`,
}

export const loadBalance = ({ db, viewer, now }: MemberCtx): Promise<CoinBalance> =>
  loadCoins(db, viewer.id, now)

/** A member's coins that may be used, by when they expire. */
export async function loadCoins(db: Queryable, memberId: string, now: Date): Promise<CoinBalance> {
  const lots = await usableLots(db, { memberId, now })
  return {
    balance: lots.reduce((sum, { amount }) => sum + amount, 0),
    lots: lots.map((lot) => ({ amount: lot.amount, expireTime: timeTextOf(lot.expires_at) })),
  }
}

const usableLots = preparedQuery<{ memberId: string; now: Date }, { amount: number; expires_at: Date }>(
  'coin.usable',
  (db, param) =>
    db
      .selectFrom('coin_lot')
      .select(['balance as amount', 'expires_at'])
      .where('member_id', '=', sql<string>`${param('memberId')}::uuid`)
      .where('balance', '>', sql.lit(0))
      .where('expires_at', '>', sql<Date>`${param('now')}::timestamptz`)
      .orderBy('expires_at'),
)

/** A page of the caller's movements, newest first. totalCount: capped. */
export async function listLines(
  { db, viewer }: MemberCtx,
  { side: only, ...input }: MethodParsed<typeof Coin.GetLines>,
) {
  const side = only ?? 'all'
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) => readLines(db, viewer.id, side, window),
    count: () => lines.count(db, { side }, { memberId: viewer.id, ...afterValues(null) }),
    keyOf: timeKeyOf,
  })
  return { ...page, items: rows.map(lineOf) }
}

/** All movements of a member, newest first. */
export async function* exportCoins(db: Queryable, memberId: string): AsyncGenerator<object> {
  const rows = walkRows<LineRow>((last, limit) =>
    readLines(db, memberId, 'all', {
      after: last === undefined ? null : timeKeyOf(last),
      skip: 0,
      limit,
    }),
  )
  for await (const row of rows) {
    const { text, amount, createTime, expireTime } = lineOf(row)
    yield { time: createTime, text, amount, expireTime }
  }
}

function readLines(
  db: Queryable,
  memberId: string,
  side: Side,
  { after, ...window }: Pick<PageWindow<TimeKey>, 'after' | 'limit' | 'skip'>,
): Promise<LineRow[]> {
  return lines.read(db, window, { side }, { memberId, ...afterValues(after) })
}

// Taking back from a member without coins moved none.
const lines = preparedList<AfterValues & { memberId: string }, { side: Side }, LineRow>('coin.lines', {
  rows: (param, { side }) =>
    sql`from coin_tx where member_id = ${anyId(param('memberId'))} and amount <> 0 and ${sides[side]}`,
  page: (rows, param) => sql`
    select id, kind, amount, memo, created_at, (
      select min(lot.expires_at) from coin_entry entry join coin_lot lot on lot.id = entry.lot_id
      where entry.tx_id = coin_tx.id and entry.amount > 0) as expires_at
    ${rows} and ${isAfter('coin_tx', param)}
    order by created_at desc, id desc`,
})

function lineOf(row: LineRow): CoinLine {
  const kind = kindOf(row.kind)
  return {
    id: row.id,
    kind,
    amount: row.amount,
    text: coinText(kind, row.memo),
    createTime: timeTextOf(row.created_at),
    expireTime: row.expires_at && timeTextOf(row.expires_at),
  }
}

/** The kind of a stored number. */
export function kindOf(code: number): CoinKind {
  const kind = coinKinds[code - 1]
  if (kind === undefined) throw new Error(`no movement of coins has the number ${code}`)
  return kind
}
