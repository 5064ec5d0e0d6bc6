import type { StoredUserInfo } from '@guangquan/contract'

/** A signed-in member, as the browser stores them. */
export const sampleUser: StoredUserInfo = {
  id: 'm1',
  userToken: 'token',
  signKey: 'key',
  userTokenExpireTime: '2026-12-01 00:00:00',
  userTokenExpireAt: 1_796_083_200_000,
  nickName: '林小满',
  headPicUrl: '',
  usedFrameSrc: null,
  usedFrameId: null,
  userCategoryIcon: null,
  usedAchievementSrc: null,
  usedAchievementTitle: null,
}
