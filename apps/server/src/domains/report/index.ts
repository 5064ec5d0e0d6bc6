export { announceReports, reopenReports, settleReports } from './decide-reports.ts'
export { findReportedTwice } from './reported.read.ts'
export { countOpenReports, listMemberReports } from './member-reports.read.ts'
export { loadReportsOf } from './reports.view.ts'
