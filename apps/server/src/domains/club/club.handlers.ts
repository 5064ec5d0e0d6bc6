import type { UserInfo } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { bindClub } from './bind-club.ts'
import { getClubStatus } from './club.read.ts'

export const clubMethods = {
  BindClub: async (ctx, input) => {
    await bindClub(ctx, input)
    return getClubStatus(ctx)
  },
  GetClubStatus: (ctx) => getClubStatus(ctx),
} satisfies Partial<HandlersOf<typeof UserInfo>>
