import type { StaffReferral, UserInfo } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { releaseReward, withholdReward } from './judge-reward.ts'
import { getInviter, listReferrals } from './referral.read.ts'
import { listStaffReferrals, referralExport } from './staff-referrals.read.ts'

export const staffReferralMethods: HandlersOf<typeof StaffReferral> = {
  GetList: listStaffReferrals,
  Export: (ctx, input) => beginExport(ctx, referralExport, input),
  Withhold: withholdReward,
  Release: releaseReward,
}

/** Methods of UserInfo about invitations. */
export const referralMethods = {
  GetUserReferList: listReferrals,
  GetInviter: getInviter,
} satisfies Partial<HandlersOf<typeof UserInfo>>
