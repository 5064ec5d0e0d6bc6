import type { StaffPresentItem } from '@guangquan/contract'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { type Shipment, ShipmentFields } from '../../parts/fields/shipment-fields.tsx'
import { api, write } from '../../platform/api.ts'

/** Ships a present, or corrects how it was shipped. */
export function ShipDialog({ present, onClose }: { present: StaffPresentItem | null; onClose: () => void }) {
  return (
    <ActDialog
      act={
        present === null
          ? null
          : {
              title: `发货 · ${present.title} · ${present.nickName}`,
              after: '保存后会员会收到通知，不能再换地址。',
              submitText: '发货',
              fields: <ShipmentFields />,
              initialValues: { carrier: present.carrier, trackingNumber: present.trackingNumber },
              write: (given: Shipment) =>
                write(api.StaffPresent.Ship, { id: present.id, version: present.version, ...given }),
              done: '已发货',
            }
      }
      changed={[api.StaffPresent.GetList]}
      onClose={onClose}
    />
  )
}
