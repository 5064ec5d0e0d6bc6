export { decideReports } from './decide-reports.ts'
export { findReportedTwice } from './reported.read.ts'
