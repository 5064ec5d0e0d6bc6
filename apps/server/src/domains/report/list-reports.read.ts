import {
  type MemberReport,
  type MethodParsed,
  reportSheet,
  reportTypes,
  StaffMember,
  StaffReport,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx, StaffCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from '../../db/paging.ts'
import { isInWindow, timeKey, type TimeKey, timeKeyOf } from '../../db/time-key.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { findMemberId, loadNickNames } from '../member/index.ts'
import { reasonNames } from './report.export.ts'

interface ReportRow {
  id: string
  member_id: string
  report_type: number
  target_id: string
  reason: number
  body: string
  status: number
  created_at: Date
  decided_at: Date | null
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
  return listReports(ctx, input, isOfSide)
}

/** A page of the reports with all of these properties, newest first. totalCount: capped. */
export async function listStaffReports(ctx: StaffCtx, input: MethodParsed<typeof StaffReport.GetList>) {
  const { reporter, reportType, status } = input
  const conditions = [
    sql`true`,
    ...(reporter === undefined
      ? []
      : [sql`report.member_id = ${await findMemberId(ctx.db, reporter)}::uuid`]),
    ...(reportType === undefined ? [] : [sql`report.report_type = ${reportType}`]),
    ...(status === undefined ? [] : [sql`report.status = ${status}`]),
  ]
  return listReports(ctx, input, sql.join(conditions, sql` and `))
}

export const reportExport = defineExport(StaffReport.Export, reportSheet, (ctx, input) => {
  const { reason: _reason, requestId: _requestId, ...filters } = input
  return walkPages((page) => listStaffReports(ctx, { ...page, ...filters }))
})

export const memberReportExport = defineExport(StaffMember.ExportReports, reportSheet, (ctx, { id, side }) =>
  walkPages((page) => listMemberReports(ctx, { ...page, id, side })),
)

async function listReports(ctx: Ctx, input: PageInput, condition: RawBuilder<unknown>) {
  const found = sql`from report where ${condition}`
  const read = async (window: PageWindow<TimeKey>) => {
    const { rows } = await sql<ReportRow>`
      select id, member_id, report_type, target_id, reason, body, status, created_at, decided_at
      ${found} and ${isInWindow('report', window)}
      order by created_at desc, id desc ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read,
    count: () => countUpToCap(ctx.db, found),
    keyOf: timeKeyOf,
  })
  const reporters = rows.map((row) => row.member_id)
  const [names, reasonName] = await Promise.all([loadNickNames(ctx.db, reporters), reasonNames(ctx.db)])
  const items = rows.map((row) =>
    reportItem(row, {
      reporterName: names.get(row.member_id) ?? '',
      reason: reasonName(row.report_type, row.reason),
    }),
  )
  return { ...page, items }
}

function reportItem(row: ReportRow, named: Pick<MemberReport, 'reporterName' | 'reason'>): MemberReport {
  return {
    id: row.id,
    reporterId: row.member_id,
    ...named,
    reportType: row.report_type,
    targetId: row.target_id,
    text: row.body,
    status: row.status,
    createTime: timeTextOf(row.created_at),
    decideTime: row.decided_at && timeTextOf(row.decided_at),
  }
}
