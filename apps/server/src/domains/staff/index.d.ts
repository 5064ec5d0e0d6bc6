export { findStaff } from './find-staff.ts';
export { renewDemoOwner } from './demo-owner.ts';
export { inviteFirst } from './invite-first.ts';
export { staffSessionMs } from './staff-cookie.ts';
export { type StaffSearchPart, staffSearchParts } from './search-part.ts';
