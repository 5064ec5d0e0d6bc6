import type { StaffPresentItem } from '@guangquan/contract'
import { Input } from 'antd'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { RequiredItem } from '../../parts/required-item.tsx'
import { api, write } from '../../platform/api.ts'

interface Given {
  carrier: string
  trackingNumber: string
}

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
              fields: <Fields />,
              initialValues: { carrier: present.carrier, trackingNumber: present.trackingNumber },
              write: (given: Given) =>
                write(api.StaffPresent.Ship, { id: present.id, version: present.version, ...given }),
              done: '已发货',
            }
      }
      changed={[api.StaffPresent.GetList]}
      onClose={onClose}
    />
  )
}

function Fields() {
  return (
    <>
      <RequiredItem name="carrier" label="快递公司">
        <Input maxLength={20} />
      </RequiredItem>
      <RequiredItem name="trackingNumber" label="快递单号">
        <Input maxLength={40} autoComplete="off" />
      </RequiredItem>
    </>
  )
}
