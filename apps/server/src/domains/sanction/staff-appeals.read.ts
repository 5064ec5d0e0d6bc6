import { appealSheet, appealStates, StaffAppeals } from '@guangquan/contract'
import type { MethodOutput, MethodParsed, StaffAppealItem } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'
import { isInWindow, timeKey, type TimeKey } from '../../db/time-key.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { fail } from '../../fail.ts'
import { findMemberId } from '../member/index.ts'
import type { AppealRow } from './appeal.store.ts'
import { stateOf } from './own-strikes.read.ts'
import { canDecideAppeal } from './sanction.policy.ts'
import { listOtherStrikes, loadStaffNames, staffStrikes, strikeCells } from './staff-strikes.read.ts'

/**
 * A page of the appeals in a state: of the waiting ones those that are due first; of others the newest. totalCount:
 * capped.
 */
export async function listStaffAppeals(ctx: StaffCtx, input: MethodParsed<typeof StaffAppeals.GetList>) {
  const { state, member } = input
  const conditions = [
    sql<SqlBool>`state = ${state}`,
    ...(member === undefined ? [] : [sql<SqlBool>`member_id = ${await findMemberId(ctx.db, member)}::uuid`]),
  ]
  const found = sql`from appeal where ${sql.join(conditions, sql` and `)}`
  const waits = state === appealStates.waiting
  const read = async (window: PageWindow<TimeKey>) => {
    const rest = waits
      ? sql`and ${isDueAfter(window.after)} order by due_at, id`
      : sql`and ${isInWindow('appeal', window)} order by created_at desc, id desc`
    return (await sql<AppealRow>`select * ${found} ${rest} ${limitTo(window)}`.execute(ctx.db)).rows
  }
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read,
    count: () => countUpToCap(ctx.db, found),
    keyOf: ({ id, due_at, created_at }): TimeKey => [(waits ? due_at : created_at).getTime(), id],
  })
  return { ...page, items: await appealItems(ctx, rows) }
}

function isDueAfter(after: TimeKey | null) {
  if (after === null) return sql<SqlBool>`true`
  return sql<SqlBool>`(due_at, id) > (${new Date(after[0])}, ${after[1]}::uuid)`
}

export const appealExport = defineExport(StaffAppeals.Export, appealSheet, async function* (ctx, input) {
  const { reason: _reason, requestId: _requestId, ...filters } = input
  for await (const appeal of walkPages((page) => listStaffAppeals(ctx, { ...page, ...filters }))) {
    yield { ...appeal, ...strikeCells(appeal.strike) }
  }
})

/** One appeal with the other strikes of its member. @throws ContentNotFound */
export async function loadStaffAppeal(
  ctx: StaffCtx,
  id: string,
): Promise<MethodOutput<typeof StaffAppeals.Get>> {
  const rows = await ctx.db.selectFrom('appeal').where('id', '=', id).selectAll().execute()
  const [item] = await appealItems(ctx, rows)
  if (item === undefined) fail('ContentNotFound')
  const { memberId, id: exceptId } = item.strike
  return { ...item, history: await listOtherStrikes(ctx.db, { memberId, exceptId }) }
}

async function appealItems(ctx: StaffCtx, rows: readonly AppealRow[]): Promise<StaffAppealItem[]> {
  if (rows.length === 0) return []
  const { db, now, staff } = ctx
  const ids = rows.map((row) => row.strike_id)
  const strikes = await db.selectFrom('strike').where('id', 'in', ids).selectAll().execute()
  const [items, deciders] = await Promise.all([
    staffStrikes(db, strikes),
    loadStaffNames(
      db,
      rows.flatMap((row) => row.decided_by ?? []),
    ),
  ])
  const itemOf = new Map(items.map((item) => [item.id, item]))
  const giverOf = new Map(strikes.map((strike) => [strike.id, strike.staff_id]))
  return rows.flatMap((row) => {
    const strike = itemOf.get(row.strike_id)
    if (strike === undefined) return []
    const waits = row.state === appealStates.waiting
    return [
      {
        id: row.id,
        state: stateOf(row.state),
        text: row.body,
        strike,
        createTime: timeTextOf(row.created_at),
        dueTime: timeTextOf(row.due_at),
        isOverdue: waits && row.due_at < now,
        canDecide: waits && canDecideAppeal(staff, { givenBy: giverOf.get(row.strike_id) ?? null }) === 'ok',
        answer: row.answer,
        deciderName: row.decided_by === null ? '' : (deciders.get(row.decided_by) ?? ''),
        decideTime: row.decided_at && timeTextOf(row.decided_at),
        version: row.version,
      },
    ]
  })
}
