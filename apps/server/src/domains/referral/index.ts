export { noteReferral } from './note-referral.ts'
export { listReferrals } from './referral.read.ts'
