export { noteReferral } from './note-referral.ts'
