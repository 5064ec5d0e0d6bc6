export { appealStrike } from './appeal-strike.ts';
export { findWaitingAppeal } from './find-waiting-appeal.ts';
export { liftStrike } from './lift-strike.ts';
export { listOwnStrikes } from './own-strikes.read.ts';
export { sanctionMember, type Penalty, type Sanction } from './sanction-member.ts';
export { type StrikeTarget } from './strike.store.ts';
export { findBan } from './strike.store.ts';
