import { expCause } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { walkRows } from '../../db/walk-rows.ts'
import { moveExp } from '../standing/index.ts'
import { loadGrowthRules } from './growth-rules.ts'

interface LineRow {
  id: string
  rule: string
  amount: number
  memo: string
  day: string
  at: Date
}

/** A member's experience, newest first. */
export async function* exportLines(
  db: Queryable,
  memberId: string,
): AsyncGenerator<{ time: string; cause: string; amount: number }> {
  const lines = walkRows<LineRow>(async (after, limit) => {
    const behind =
      after === undefined ? sql`true` : sql`(at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    const { rows } = await sql<LineRow>`select id, rule, amount, memo, day::text as day, at from exp_line
      where member_id = ${memberId}::uuid and ${behind} order by at desc, id desc limit ${limit}`.execute(db)
    return rows
  })
  const { goalOf } = await loadGrowthRules(db)
  for await (const { at, day, rule, amount, memo } of lines) {
    yield { time: timeTextOf(at), cause: expCause({ rule, goal: goalOf(rule, day), memo }), amount }
  }
}

/** The days on which a member used the site. */
export async function exportVisits(
  db: Queryable,
  memberId: string,
): Promise<{ day: string; madeUpOn: string | null }[]> {
  return db
    .selectFrom('visit_day')
    .where('member_id', '=', memberId)
    .select(['day', 'made_up_on as madeUpOn'])
    .orderBy('day', 'desc')
    .execute()
}

/** Removes a member's experience and visits. */
export async function eraseGrowth(tx: Tx, memberId: string): Promise<void> {
  for (const table of ['exp_line', 'exp_correction', 'visit_day', 'growth_member'] as const) {
    await tx.deleteFrom(table).where('member_id', '=', memberId).execute()
  }
  const [move] = await tx
    .selectFrom('member_counter')
    .where('member_id', '=', memberId)
    .select('earned_exp')
    .execute()
  if (move !== undefined) await moveExp(tx, [{ memberId, delta: -move.earned_exp }])
}
