import type { UserFollow, UserInfo } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { blockMember, unblockMember } from './block-member.ts'
import { followMember } from './follow-member.ts'
import { listBlocked, listFans, listFollowed } from './relation-list.view.ts'
import { removeFan } from './remove-fan.ts'

/** Methods of UserFollow about follows. */
export const followMethods = {
  Follow: followMember,
  GetList: listFollowed,
  GetFansList: listFans,
  RemoveFan: removeFan,
} satisfies Partial<HandlersOf<typeof UserFollow>>

/** Methods of UserInfo about blocks. */
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
