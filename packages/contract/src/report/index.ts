export * from './report.limits.ts'
export { reportSheet, StaffReport } from './staff-report.service.ts'
