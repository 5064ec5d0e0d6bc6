export { recordReferral } from './record-referral.ts'
