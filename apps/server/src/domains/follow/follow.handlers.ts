import { UserFollow, type UserInfo } from '@guangquan/contract'
import { implement, type HandlersOf } from '../../http/implement.ts'
import { blockMember, unblockMember } from './block-member.ts'
import { followMember } from './follow-member.ts'
import { listBlocked, listFans, listFollowed } from './relation-list.view.ts'
import { listRecommendedPeople } from './recommend-people.ts'
import { removeFan } from './remove-fan.ts'

export const followHandlers = implement(UserFollow, {
  Follow: followMember,
  GetList: listFollowed,
  GetFansList: listFans,
  GetRecommendList: listRecommendedPeople,
  RemoveFan: removeFan,
})

/** Methods of UserInfo about who is blocked. */
export const blockMethods = {
  Block: async (ctx, input) => {
    await blockMember(ctx, input)
    return null
  },
  Unblock: async (ctx, input) => {
    await unblockMember(ctx, input)
    return null
  },
  GetBlockList: listBlocked,
} satisfies Partial<HandlersOf<typeof UserInfo>>
