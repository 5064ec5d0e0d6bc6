import type { UserInfo } from '@guangquan/contract'
import { fail } from '../../fail.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { getUserHome } from './person.read.ts'

/** Methods of UserInfo about other people; the follow domain has those about blocks, the account domain Get and Update. */
export const peopleMethods = {
  GetUserHome: (ctx, { userId }) => getUserHome(ctx, userId),
  GetOtherUserInfo: async (ctx, { userId, loginUserId }) => {
    if (loginUserId !== undefined && loginUserId !== ctx.viewer?.id) fail('Forbidden')
    return getUserHome(ctx, userId)
  },
} satisfies Partial<HandlersOf<typeof UserInfo>>
