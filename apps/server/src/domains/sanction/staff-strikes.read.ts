import {
  strikeKinds,
  strikeName,
  strikeSheet,
  StaffStrike,
  targetSummary,
  type MethodParsed,
  type StaffStrikeItem,
} from '@guangquan/contract'
import { sql, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'
import type { Queryable } from '../../db/client.ts'
import { isInWindow, timeKey, timeKeyOf, type TimeKey } from '../../db/time-key.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { findMemberId, loadNickNames } from '../member/index.ts'
import { loadAppeals } from './appeal.store.ts'
import { stateOf } from './own-strikes.read.ts'
import { strikeFacts } from './strike-facts.ts'
import type { StrikeRow } from './strike.store.ts'

/** A page of all strikes, new ones first. totalCount: capped. */
export async function listStaffStrikes(ctx: StaffCtx, input: MethodParsed<typeof StaffStrike.GetList>) {
  const { member, kind, staffName } = input
  const conditions = [
    sql<SqlBool>`true`,
    ...(member === undefined ? [] : [sql<SqlBool>`member_id = ${await findMemberId(ctx.db, member)}::uuid`]),
    ...(kind === undefined ? [] : [sql<SqlBool>`kind = ${strikeKinds[kind]}`]),
    ...(staffName === undefined ? [] : [sql<SqlBool>`staff_id = ${idOfStaff(staffName)}`]),
  ]
  const found = sql`from strike where ${sql.join(conditions, sql` and `)}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) => readStrikes(ctx.db, found, window),
    count: () => countUpToCap(ctx.db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await staffStrikes(ctx.db, rows) }
}

export const strikeExport = defineExport(StaffStrike.Export, strikeSheet, async function* (ctx, input) {
  const { reason: _reason, requestId: _requestId, ...filters } = input
  for await (const strike of walkPages((page) => listStaffStrikes(ctx, { ...page, ...filters }))) {
    const { id, createTime, untilTime, liftTime } = strike
    yield { id, createTime, untilTime, liftTime, ...strikeCells(strike) }
  }
})

/** Columns about a strike in the CSV files of strikes and of appeals. */
export function strikeCells(strike: StaffStrikeItem) {
  const { nickName, memberId, reason, target, targetId, staffName } = strike
  return {
    nickName,
    memberId,
    strike: strikeName(strike),
    reason,
    target: target === null ? '' : targetSummary(target),
    targetId,
    staffName,
  }
}

/** A member's strikes but one, the newest first, at most 50. */
export async function listOtherStrikes(
  db: Queryable,
  { memberId, exceptId }: { memberId: string; exceptId: string },
): Promise<StaffStrikeItem[]> {
  const rows = await db
    .selectFrom('strike')
    .where('member_id', '=', memberId)
    .where('id', '<>', exceptId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return staffStrikes(db, rows)
}

/** Strikes for staff, in the order given. */
export async function staffStrikes(db: Queryable, rows: readonly StrikeRow[]): Promise<StaffStrikeItem[]> {
  const [names, staff, appeals] = await Promise.all([
    loadNickNames(
      db,
      rows.map((row) => row.member_id),
    ),
    loadStaffNames(
      db,
      rows.flatMap((row) => row.staff_id ?? []),
    ),
    loadAppeals(
      db,
      rows.map((row) => row.id),
    ),
  ])
  return rows.map((row) => {
    const appeal = appeals.get(row.id)
    return {
      ...strikeFacts(row),
      memberId: row.member_id,
      nickName: names.get(row.member_id) ?? '',
      targetId: row.target_id,
      staffName: row.staff_id === null ? '' : (staff.get(row.staff_id) ?? ''),
      appealId: appeal?.id ?? null,
      appealState: appeal === undefined ? null : stateOf(appeal.state),
    }
  })
}

/** Displayed names of staff by id. */
export async function loadStaffNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('staff_account')
    .where('id', 'in', ids)
    .select(['id', 'display_name'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.display_name]))
}

const idOfStaff = (name: string) => sql`(select id from staff_account where name = ${name.toLowerCase()})`

async function readStrikes(
  db: Queryable,
  found: ReturnType<typeof sql>,
  window: PageWindow<TimeKey>,
): Promise<StrikeRow[]> {
  const { rows } = await sql<StrikeRow>`select * ${found}
    and ${isInWindow('strike', window)}
    order by created_at desc, id desc ${limitTo(window)}`.execute(db)
  return rows
}
