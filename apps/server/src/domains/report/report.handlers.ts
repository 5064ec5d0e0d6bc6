import type { NewPublish, StaffReport } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { beginExport } from '../../export/list-export.ts'
import { listStaffReports, reportExport } from './list-reports.read.ts'
import { reportTarget } from './report-target.ts'

/** Methods of NewPublish about reports. */
export const reportMethods = {
  UserReport: reportTarget,
} satisfies Partial<HandlersOf<typeof NewPublish>>

export const staffReportMethods: HandlersOf<typeof StaffReport> = {
  GetList: listStaffReports,
  Export: (ctx, input) => beginExport(ctx, reportExport, input),
}
