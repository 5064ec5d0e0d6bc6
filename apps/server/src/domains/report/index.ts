export { decideReports } from './decide-reports.ts'
export { findReportedTwice } from './reported.read.ts'
export { listReportedMembers } from './reported-members.read.ts'
