export { getUserHome, nickNameExists } from './member.read.ts'
export { lockMembers, moveFollowCounts } from './follow-counts.ts'
export { memberCounters } from './member.counters.ts'
export { memberVersion } from './member-version.ts'
export { insertMember, isActiveMember } from './member.store.ts'
export { getUserBrief, loadOwnInfo, loadUserBriefs } from './member.view.ts'
export { refuseUnfitNickName } from './refuse-words.ts'
export { updateProfile } from './update-profile.ts'
export {
  findMembersWithFewFans,
  holdPoster,
  isSettledMember,
  moveMemberCounts,
  type CountMoves,
} from './post-counts.ts'
