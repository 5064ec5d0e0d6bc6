import type { StoredUserInfo } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import type { IssuedSession } from '../../session/issue-session.ts'
import { getUserBrief } from '../member/index.ts'

/** The part of a new or renewed session that the browser stores. */
export async function loadStoredUserInfo(
  ctx: Ctx,
  issued: IssuedSession & { memberId: string },
): Promise<StoredUserInfo> {
  const brief = await getUserBrief(ctx, issued.memberId)
  return {
    id: issued.memberId,
    nickName: brief.nickName,
    userToken: issued.token,
    userTokenExpireTime: timeTextOf(issued.expiresAt),
    userTokenExpireAt: issued.expiresAt.getTime(),
    signKey: issued.signKey,
    headPicUrl: brief.headPicUrl,
    usedFrameSrc: brief.usedFrameSrc,
    usedFrameId: brief.usedFrameId,
    userCategoryIcon: brief.userCategoryIcon,
    usedAchievementSrc: brief.usedAchievementSrc,
    usedAchievementTitle: brief.usedAchievementTitle,
  }
}
