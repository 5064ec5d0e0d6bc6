export { setFirstAvatar } from './set-first-avatar.ts'
export { findMemberId, loadJoinTimes, loadNickNames, nickNameExists } from './member.read.ts'
export { relations, type Relations } from './relations.ts'
export { getPerson } from './person.read.ts'
export { insertMember, isActiveMember } from './member.store.ts'
export { getUserBrief, loadIntroducedBriefs, loadUserBriefs } from './member.view.ts'
export { loadOwnInfo, type CredentialFacts } from './own-info.view.ts'
export { refuseUnfitNickName } from './refuse-words.ts'
export { forgetRise, setLevel } from './set-level.ts'
export { moveProductCount } from './move-product-count.ts'
export { updateProfile } from './update-profile.ts'
export {
  cancelErasure,
  lockMemberStatus,
  lockRestriction,
  markPhoneBound,
  pinMembers,
  type Restriction,
  setRestriction,
} from './member-status.ts'
export { endErasure, eraseMember, planErasure } from './member.export.ts'
export { restoreProfile, withdrawProfile, WithdrawnProfile } from './for-staff/withdraw-profile.ts'
export { lockMember } from './for-staff/lock-member.ts'
export { raiseUsedMedal, stopUsingFrame, useFrame, useMedal } from './wear.ts'
export { putSiteAccount } from './put-site-account.ts'
