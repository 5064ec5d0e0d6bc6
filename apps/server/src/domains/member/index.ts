export { getUserHome, nickNameExists } from './member.read.ts'
export { insertMember, isActiveMember, lockMembers, moveFollowCounts } from './member.store.ts'
export { getUserBrief, loadOwnInfo, loadUserBriefs } from './member.view.ts'
export { updateProfile } from './update-profile.ts'
export {
  findMembersWithFewFans,
  holdPoster,
  isSettledMember,
  moveMemberCounts,
  type CountMoves,
} from './post-counts.ts'
