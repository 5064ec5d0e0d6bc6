export { noteReferral } from './note-referral.ts'
export { collectReferrals } from './own-referrals.ts'
export { listReferrals } from './referral.read.ts'
