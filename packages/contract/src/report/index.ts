export { reportSheet, StaffReport } from './staff-report.service.ts'
