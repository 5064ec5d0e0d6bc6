import type { UserInfo } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { listReferrals } from './referral.read.ts'

/** Methods of UserInfo about invitations. */
export const referralMethods = {
  GetUserReferList: listReferrals,
} satisfies Partial<HandlersOf<typeof UserInfo>>
