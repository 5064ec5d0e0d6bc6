export * from './wire/errors.ts'
export { beforeLaunchText, fieldSentences, issueSentence } from './text/field-sentences.ts'
export * from './limits.ts'
export * as services from './services.gen.ts'
export { abroadAreaCode, type Area, areaCodes } from './shapes/area.ts'
export * from './shapes/csv.ts'
export * from './shapes/page.ts'
export * from './shapes/shipment.ts'
export { cleanText, isUnseen, textLength } from './text/text-length.ts'
export * from './shapes/text.ts'
export * from './wire/declared-methods.ts'
export * from './wire/envelope.ts'
export * from './wire/live-protocol.ts'
export * from './wire/method.ts'
export * from './wire/request-limits.ts'
export {
  anyStaff,
  confirmationMs,
  confirmedStaff,
  hasStaffAccess,
  staff,
  type StaffAccess,
  type StaffRole,
  staffRoles,
} from './wire/staff-access.ts'
export * from './domains.gen.ts'
