import { type MemberReport, reportTypes } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from '../../db/paging.ts'
import { isAfterTime, timeKey, type TimeKey, timeKeyOf } from '../../db/time-key.ts'
import { loadNickNames } from '../member/index.ts'
import { reasonName } from './report.export.ts'

interface ReportRow {
  id: string
  member_id: string
  report_type: number
  target_id: string
  reason: number
  body: string
  status: number
  created_at: Date
}

/** A page of the reports of a member, or of those they sent, newest first. totalCount: capped. */
export async function listMemberReports(
  ctx: Ctx,
  { id, side, ...input }: PageInput & { id: string; side: 'of' | 'by' },
) {
  const isOfSide =
    side === 'by'
      ? sql`report.member_id = ${id}`
      : sql`report.report_type = ${sql.lit(reportTypes.member)} and report.target_id = ${id}`
  const found = sql`from report where ${isOfSide}`
  const read = async (window: PageWindow<TimeKey>) => {
    const { rows } = await sql<ReportRow>`
      select id, member_id, report_type, target_id, reason, body, status, created_at
      ${found} and ${isAfterTime('report', window.after)}
      order by created_at desc, id desc ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read,
    count: () => countUpToCap(ctx.db, found),
    keyOf: timeKeyOf,
  })
  const names = await loadNickNames(
    ctx.db,
    rows.map((row) => row.member_id),
  )
  return { ...page, items: rows.map((row) => reportItem(row, names.get(row.member_id) ?? '')) }
}

function reportItem(row: ReportRow, reporterName: string): MemberReport {
  return {
    id: row.id,
    reporterId: row.member_id,
    reporterName,
    reportType: row.report_type,
    targetId: row.target_id,
    reason: reasonName(row.report_type, row.reason),
    text: row.body,
    status: row.status,
    createTime: timeTextOf(row.created_at),
  }
}

/** Numbers of open reports by target; a target nobody reported is missing. */
export async function countOpenReports(
  db: Queryable,
  reportType: number,
  targetIds: readonly string[],
): Promise<Map<string, number>> {
  if (targetIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('report')
    .where('report_type', '=', reportType)
    .where('target_id', 'in', targetIds)
    .where('status', '=', sql.lit(1))
    .groupBy('target_id')
    .select((eb) => ['target_id', eb.fn.countAll<number>().as('count')])
    .execute()
  return new Map(rows.map((row) => [row.target_id, row.count]))
}
