export * from './banner.limits.ts'
export { bannerSheet, StaffBanner } from './staff-banner.service.ts'
export * from './staff-banner.shapes.ts'
