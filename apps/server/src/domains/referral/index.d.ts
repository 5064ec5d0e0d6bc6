export { recordReferral } from './record-referral.ts';
export { loadInviters } from './referral.read.ts';
