export { ownDataJobs, ownDataSchedules } from './own-data.jobs.ts'
export { mountExport } from './export.route.ts'
