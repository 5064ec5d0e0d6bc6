export { announceReports, reopenReports, settleReports } from './decide-reports.ts';
export { findReportedTwice } from './reported.read.ts';
export { countOpenReports } from './count-reports.read.ts';
export { listMemberReports } from './list-reports.read.ts';
export { loadReportsOf } from './reports.view.ts';
export { listReportedIds } from './reported-ids.read.ts';
