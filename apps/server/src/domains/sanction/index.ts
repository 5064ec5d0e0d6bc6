export { liftStrike } from './lift-strike.ts'
export { sanctionMember, type Penalty, type Sanction } from './sanction-member.ts'
export { type StrikeTarget } from './strike.store.ts'
export { findBan } from './strike.store.ts'
