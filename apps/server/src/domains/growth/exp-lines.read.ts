import type { MethodOutput, UserLevel } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from '../../db/paging.ts'

// The balance after a line is part of the key: a page goes on from it, however many lines are newer.
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
  at: Date
  balance: number
}

/** A page of the caller's experience, newest first. totalCount: capped, counted for the first page. */
export async function listExpLines(
  ctx: MemberCtx,
  input: PageInput,
): Promise<MethodOutput<typeof UserLevel.GetExpLines>> {
  const memberId = ctx.viewer.id
  const { rows, ...page } = await keysetPage(input, lineKey, {
    read: (window) => readLines(ctx, memberId, window),
    count: () => countUpToCap(ctx.db, sql`from exp_line where member_id = ${memberId}::uuid and ${isShown}`),
    keyOf: (row): LineKey => [row.at.getTime(), row.id, row.balance - row.amount],
  })
  const items = rows.map(({ at, ...line }) => ({ ...line, time: timeTextOf(at) }))
  return { ...page, items }
}

async function readLines(ctx: MemberCtx, memberId: string, window: PageWindow<LineKey>): Promise<LineRow[]> {
  const start =
    window.after === null
      ? sql`(select earned_exp from member_counter where member_id = ${memberId}::uuid)`
      : sql`${window.after[2]}::integer`
  const [time, id] = window.after ?? [0, '']
  const behind =
    window.after === null
      ? sql`true`
      : sql`(at, id) < (to_timestamp(${time}::double precision / 1000)::timestamptz(3), ${id}::uuid)`
  const { rows } = await sql<LineRow>`
    select id, rule, turn, amount, memo, at, (${start} - sum(amount) over (order by at desc, id desc) + amount)::int as balance
    from (select id, rule, turn, amount, memo, at from exp_line where member_id = ${memberId}::uuid and ${behind} and ${isShown}
      order by at desc, id desc limit ${sql.lit(window.skip + window.limit)}) as line
    order by at desc, id desc
    ${limitTo(window)}`.execute(ctx.db)
  return rows
}
