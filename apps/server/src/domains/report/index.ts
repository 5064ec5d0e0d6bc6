// Nothing here may lead to the post domain, which reads from here: the command is reached by the registry alone.
export { decideReports, listReporters } from './decide-reports.ts'
export { findReportedTwice } from './reported.read.ts'
export { collectReports, eraseReports, type CollectedReport } from './own-reports.ts'
