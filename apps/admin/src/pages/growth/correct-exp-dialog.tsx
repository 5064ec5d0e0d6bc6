import { ActDialog } from '../../parts/act-dialog.tsx'
import { type Correction, CorrectionFields } from '../../parts/correction-fields.tsx'
import { api, write } from '../../platform/api.ts'

/** Corrects a member's experience. @param memberId empty while nobody is chosen, null to close it */
export function CorrectExpDialog({ memberId, onClose }: { memberId: string | null; onClose: () => void }) {
  return (
    <ActDialog
      act={
        memberId === null
          ? null
          : {
              title: '调整经验',
              after: '立即生效，会员在经验明细里看到说明。等级只升不降；扣到门槛以下时会员会收到通知。',
              submitText: '调整',
              fields: <CorrectionFields unit="经验" example="补发没有记上的任务经验" />,
              initialValues: { memberId },
              write: (given: Correction) => write(api.StaffGrowth.CorrectExp, given),
              done: ({ exp, level }) => `已调整，现在经验 ${exp}，Lv.${level}`,
            }
      }
      changed={[api.StaffMember.Get]}
      onClose={onClose}
    />
  )
}
