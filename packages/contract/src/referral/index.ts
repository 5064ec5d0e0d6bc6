export { referralSheet, StaffReferral } from './staff-referral.service.ts'
export * from './staff-referral.shapes.ts'
