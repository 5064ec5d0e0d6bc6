export { findCardOwner } from './card/card-owner.read.ts'
export { erasedName } from './erased-message.ts'
export { setFirstAvatar, hasAvatar } from './set-first-avatar.ts'
export { findMemberId, loadJoinTimes, loadNickNames, nickNameExists } from './member.read.ts'
export { relations, type Relations } from './relations.ts'
export { getPerson } from './person.read.ts'
export { findNamed } from './find-named.ts'
export { containsWord, isListedMember, nameWord, termsOf } from './name-search.ts'
export { completeMembers } from './search-members.read.ts'
export { lockMembers, moveFollowCounts } from './follow-counts.ts'
export { memberVersion } from './member-version.ts'
export { insertMember, isActiveMember } from './member.store.ts'
export { getUserBrief, loadIntroducedBriefs, loadUserBriefs } from './member.view.ts'
export { acceptsPopUps } from './stored-switches.ts'
export { loadOwnInfo, type CredentialFacts } from './own-info.view.ts'
export { chooseTopics, listTopicIdsOf } from './choose-topics.ts'
export { findInviter, loadProgress } from './invite-code.ts'
export { listClubCardsInReview } from './club.read.ts'
export {
  announceClubCard,
  loadMaskedCards,
  lockClubCard,
  reopenClubCard,
  settleClubCard,
} from './decide-club-card.ts'
export { loadReviewedMember } from './reviewed-member.read.ts'
export { refuseUnfitNickName } from './refuse-words.ts'
export { findMembersAbove, forgetRise, loadExp, moveExp, setLevel, type MemberExp } from './level/move-exp.ts'
export { unlockLevel } from './level/unlock-level.ts'
export { isOwner, moveProductCount } from './user-type.ts'
export { loadStanding, type Standing } from './level/standing.read.ts'
export { updateProfile } from './update-profile.ts'
export {
  findMembersWithFewFans,
  hasLevel,
  lockPostingRights,
  isSettledMember,
  lockCounters,
  moveCollectCounts,
  moveLikesReceived,
  moveMemberCounts,
} from './post-counts.ts'
export {
  cancelErasure,
  lockMemberStatus,
  lockRestriction,
  markPhoneBound,
  pinMember,
  pinMembers,
  type Restriction,
  setRestriction,
} from './member-status.ts'
export { endErasure, eraseMember, loadDeletionLosses, listDueErasures, planErasure } from './member.export.ts'
export { findMembersByNumber } from './for-staff/find-by-number.ts'
export { listMembers } from './for-staff/list-members.read.ts'
export { loadMemberFacts } from './for-staff/member-facts.read.ts'
export { resetProfile } from './for-staff/reset-profile.ts'
export { restoreProfile, withdrawProfile, WithdrawnProfile } from './for-staff/withdraw-profile.ts'
export { exportClubCard } from './club.read.ts'
export { findBirthdays } from './birthday/find-birthdays.ts'
export { findMembersOfLevel } from './level/find-members-of-level.ts'
export { findMembersByName } from './for-staff/find-members-by-name.ts'
export { lockMember } from './for-staff/lock-member.ts'
export {
  frameUrl,
  loadUsed,
  medalNames,
  medalUrl,
  raiseUsedMedal,
  stopUsingFrame,
  useFrame,
  useMedal,
  type UsedMedal,
} from './worn/worn.ts'
export { addCircleUpTo, moveCircleCount, putSiteAccount, takeCircleFrom } from './circles/circle-counts.ts'
