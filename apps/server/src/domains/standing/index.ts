export { loadStanding, type Standing } from './standing.read.ts'
export { lockMembers, moveFollowCounts } from './follow-counts.ts'
export {
  lockPostingRights,
  hasLevel,
  findMembersWithFewFans,
  moveMemberCounts,
  lockCounters,
  isSettledMember,
  moveLikesReceived,
  moveCollectCounts,
} from './post-counts.ts'
export { moveCircleCount, addCircleUpTo, takeCircleFrom } from './circle-counts.ts'
export { loadExp, moveExp, type MemberExp, findMembersAbove } from './move-exp.ts'
export { coinsOfMember } from './coins-of-member.ts'
export { userTypeOf, isOwner } from './user-type.ts'
export { unlockLevel } from './unlock-level.ts'
export { thresholdsOn } from './level-scale.ts'
