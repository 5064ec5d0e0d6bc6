/** Encrypted fields, for the rotation of keys. */
export { memberSealed } from './member.sealed.ts'
export { erasedName } from './erased-message.ts'
export { adoptHead, hasHead } from './adopt-head.ts'
export { loadIntroductions, nickNameExists } from './member.read.ts'
export { getPerson } from './person.read.ts'
export { findNamed } from './find-named.ts'
export { isListedMember, nameWord } from './name-search.ts'
export { searchMembers } from './search-members.read.ts'
export { lockMembers, moveFollowCounts } from './follow-counts.ts'
export { memberCounters } from './member.counters.ts'
export { memberVersion } from './member-version.ts'
export { insertMember, isActiveMember } from './member.store.ts'
export { getUserBrief, loadUserBriefs } from './member.view.ts'
export { loadOwnInfo, type CredentialFacts } from './own-info.view.ts'
export { chooseTopics } from './choose-topics.ts'
export { findInviter, loadProgress } from './invite-code.ts'
export { collectClubCard, listClubCardsInReview } from './club.read.ts'
export { decideClubCard } from './decide-club-card.ts'
export { refuseUnfitNickName } from './refuse-words.ts'
export { fileStandingOf, isOwner } from './user-type.ts'
export { updateProfile } from './update-profile.ts'
export {
  findMembersWithFewFans,
  hasLevel,
  holdPoster,
  isSettledMember,
  lockCounters,
  moveCollectCounts,
  moveMemberCounts,
} from './post-counts.ts'
export { cancelErasure, lockStanding, notePhoneBound } from './standing.ts'
export {
  collectMember,
  endErasure,
  eraseMember,
  findStake,
  listDueErasures,
  planErasure,
} from './own-member.ts'
