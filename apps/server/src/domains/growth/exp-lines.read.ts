import type { MethodOutput, UserLevel } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { cappedCountOf, keysetPage, limitTo, type PageInput } from '../../db/paging.ts'
import {
  anyId,
  preparedQueries,
  preparedQuery,
  runUnprepared,
  type ParamOf,
} from '../../db/prepared-query.ts'
import { loadGrowthRules } from './growth-rules.ts'

// The balance after a line is part of the key, so that a page continues from it, however many lines are newer.
const lineKey = z.tuple([z.number(), z.uuid(), z.int()])
type LineKey = z.output<typeof lineKey>

// A line that moved coins only is among those of the coins.
const isShown = sql`(amount <> 0 or coins = 0)`

interface LineRow {
  id: string
  rule: string
  turn: number
  amount: number
  memo: string
  day: string
  at: Date
  balance: number
}

/** A page of the caller's experience, newest first. totalCount: capped, counted for the first page. */
export async function listExpLines(
  ctx: MemberCtx,
  input: PageInput,
): Promise<MethodOutput<typeof UserLevel.GetExpLines>> {
  const { db, viewer } = ctx
  const { rows, ...page } = await keysetPage(input, lineKey, {
    read: ({ after, skip, limit }) => {
      const [afterTime, afterId, balance] = after ?? [Infinity, 'ffffffff-ffff-ffff-ffff-ffffffffffff', null]
      const values = { memberId: viewer.id, afterTime, afterId, balance }
      // Each number of skipped rows would be another statement.
      return skip === 0
        ? firstLines(db, { limit }, values)
        : runUnprepared(db, (param: ParamOf<LineValues>) => pageOf(db, param, { skip, limit }), values)
    },
    count: async () => (await counted(db, { memberId: viewer.id }))[0]?.count ?? 0,
    keyOf: (row): LineKey => [row.at.getTime(), row.id, row.balance - row.amount],
  })
  const { goalOf } = await loadGrowthRules(db)
  const items = rows.map(({ at, day, ...line }) => ({
    ...line,
    goal: goalOf(line.rule, day),
    time: timeTextOf(at),
  }))
  return { ...page, items }
}

type OwnValues = { memberId: string }
type LineValues = OwnValues & { afterTime: number; afterId: string; balance: number | null }

const ownLines = (param: ParamOf<OwnValues>) =>
  sql`from exp_line where member_id = ${anyId(param('memberId'))} and ${isShown}`

const pageOf = (
  db: Queryable,
  param: ParamOf<LineValues>,
  { skip, limit }: { skip: number; limit: number },
) => {
  const query = sql<LineRow>`
    select id, rule, turn, amount, memo, day::text as day, at, (
      coalesce(${param('balance')}::integer,
        (select earned_exp from member_counter where member_id = ${param('memberId')}::uuid))
      - sum(amount) over (order by at desc, id desc) + amount)::int as balance
    from (select id, rule, turn, amount, memo, day, at ${ownLines(param)}
      and (at, id) < (to_timestamp(${param('afterTime')}::double precision / 1000)::timestamptz(3),
        ${param('afterId')}::uuid)
      order by at desc, id desc limit ${sql.lit(skip + limit)}) as line
    order by at desc, id desc
    ${limitTo({ skip, limit })}`
  return { compile: () => query.compile(db) }
}

const firstLines = preparedQueries<LineValues, { limit: number }, LineRow>(
  'growth.expLines',
  (db, param, { limit }) => pageOf(db, param, { skip: 0, limit }),
)

const counted = preparedQuery<OwnValues, { count: number }>('growth.expLines.count', (db, param) => {
  const query = cappedCountOf(ownLines(param))
  return { compile: () => query.compile(db) }
})
