export { memberSheet, StaffMember } from './staff-member.service.ts'
export * from './staff-phone-request.service.ts'
export * from './staff-member.shapes.ts'
