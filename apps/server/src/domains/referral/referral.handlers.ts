import type { UserInfo } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { getInviter, listReferrals } from './referral.read.ts'

/** Methods of UserInfo about invitations. */
export const referralMethods = {
  GetUserReferList: listReferrals,
  GetInviter: getInviter,
} satisfies Partial<HandlersOf<typeof UserInfo>>
