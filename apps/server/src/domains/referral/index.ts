export { recordReferral as noteReferral } from './record-referral.ts'
