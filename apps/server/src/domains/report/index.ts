export { decideReports } from './decide-reports.ts'
export { findReportedTwice } from './reported.read.ts'
export { listReportedMembers } from './reported-members.read.ts'
export { countOpenReports, listMemberReports } from './member-reports.read.ts'
