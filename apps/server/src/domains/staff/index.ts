export { findStaff } from './find-staff.ts'
export { inviteFirst } from './invite-first.ts'
export { staffSessionMs } from './staff-cookie.ts'
