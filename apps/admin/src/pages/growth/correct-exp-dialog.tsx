import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { type Correction, CorrectionFields } from '../../parts/fields/correction-fields.tsx'
import { api, write } from '../../platform/api.ts'

/**
 * Corrects a member's experience.
 * @param memberId empty while no member is chosen, null to close it
 */
export function CorrectExpDialog({ memberId, onClose }: { memberId: string | null; onClose: () => void }) {
  return (
    <ActDialog
      act={
        memberId === null
          ? null
          : {
              title: '调整经验',
              after:
                '会员在经验明细里看到说明。等级只升不降；扣到门槛以下时会员会收到通知。一天里调整同一位会员超过一级的，由另一位同事在 24 小时内决定；不超过的立即生效。',
              submitText: '调整',
              fields: <CorrectionFields unit="经验" example="补发没有记上的任务经验" />,
              initialValues: { memberId },
              write: (given: Correction) => write(api.StaffGrowth.CorrectExp, given),
              done: ({ state, exp, level }) =>
                state === 'waiting'
                  ? '超过一级，已提交，等另一位同事决定'
                  : `已调整，现在经验 ${exp}，Lv.${level}`,
            }
      }
      changed={[api.StaffMember.Get, api.StaffExpCorrection.GetList]}
      onClose={onClose}
    />
  )
}
