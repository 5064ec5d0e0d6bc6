import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { type Correction, CorrectionFields } from '../../parts/fields/correction-fields.tsx'
import { api, write } from '../../platform/api.ts'

/**
 * Requests a correction.
 * @param memberId whose coins; empty while no member is chosen, null to close it
 */
export function CorrectionDialog({ memberId, onClose }: { memberId: string | null; onClose: () => void }) {
  return (
    <ActDialog
      act={
        memberId === null
          ? null
          : {
              title: '申请调整金币',
              after: '24 小时内由另一位同事决定。同意后立即入账，会员在明细里看到说明。',
              submitText: '提交申请',
              fields: <CorrectionFields unit="金币" example="补发编辑推荐的奖励" />,
              initialValues: { memberId },
              write: (given: Correction) => write(api.StaffCoinCorrection.Create, given),
              done: '已提交，等待另一位同事决定',
            }
      }
      changed={[api.StaffCoinCorrection.GetList]}
      onClose={onClose}
    />
  )
}
