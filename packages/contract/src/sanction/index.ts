export { appealSheet, StaffAppeals, StaffStrike, strikeSheet } from './staff-strike.service.ts'
export { UserStrike } from './user-strike.service.ts'
export * from './strike.shapes.ts'
export { type StaffAppealItem, type StaffStrikeItem, type StrikeItem } from './strike-item.shapes.ts'
