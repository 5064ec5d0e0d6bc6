import type { StaffReferralItem } from '@guangquan/contract'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, write } from '../../platform/api.ts'

const changed = [api.StaffReferral.GetList]

/** Asks why, and withholds the rewards of an invitation or pays them. */
export function RewardDialog({ item, onClose }: { item: StaffReferralItem | null; onClose: () => void }) {
  return <ActDialog act={item === null ? null : actOf(item)} changed={changed} onClose={onClose} />
}

function actOf({ inviteeId, inviteeName, withheldTime }: StaffReferralItem) {
  const isWithheld = withheldTime !== null
  const name = isWithheld ? '发放奖励' : '扣住奖励'
  return {
    title: `${name} · ${inviteeName}`,
    after: isWithheld
      ? '双方得到这次邀请的经验和金币。'
      : '双方得不到这次邀请的经验和金币，已经发的收回。他们在等级明细里看得到，以后可以再发放。',
    submitText: name,
    write: ({ reason }: Reasoned) =>
      write(isWithheld ? api.StaffReferral.Release : api.StaffReferral.Withhold, { inviteeId, reason }),
    done: isWithheld ? '已发放' : '已扣住',
  }
}
