import type { ParcelAddress, StaffOrderItem } from '@guangquan/contract'
import { Form, Radio } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { SeenAddress } from '../../parts/acts/seen-address.tsx'
import { ShipmentFields, type Shipment } from '../../parts/fields/shipment-fields.tsx'
import { api, call, write } from '../../platform/api.ts'

export interface OrderAct {
  kind: 'address' | 'ship' | 'return'
  order: StaffOrderItem
}

interface Given extends Reasoned, Partial<Shipment> {
  refund?: boolean
}

/** Ships an order, returns it, or shows its address after a reason was entered. */
export function OrderActDialog({ act, onClose }: { act: OrderAct | null; onClose: () => void }) {
  const [address, setAddress] = useState<ParcelAddress | null>(null)
  const see = async (id: string, reason: string) => {
    const { grant } = await write(api.StaffGoodsOrder.RequestAddress, { id, reason })
    // Not through the query cache, so that the address leaves memory with this dialog.
    setAddress(await call(api.StaffGoodsOrder.GetAddress, { grant }))
  }
  return (
    <ActDialog
      act={act === null ? null : actOf(act, see)}
      changed={[api.StaffGoodsOrder.GetList]}
      result={address === null ? undefined : <SeenAddress address={address} />}
      onClose={onClose}
      afterClose={() => setAddress(null)}
    />
  )
}

function actOf({ kind, order }: OrderAct, see: (id: string, reason: string) => Promise<void>) {
  const { id, number, version, carrier, trackingNumber, state, coins } = order
  if (kind === 'address') {
    return {
      title: `查看收货地址 · ${number}`,
      submitText: '查看',
      write: ({ reason }: Given): Promise<unknown> => see(id, reason),
    }
  }
  if (kind === 'ship') {
    return {
      title: `${state === 1 ? '发货' : '改快递单号'} · ${number}`,
      submitText: '保存',
      initialValues: { carrier, trackingNumber },
      fields: <ShipmentFields />,
      write: ({ carrier: company = '', trackingNumber: tracking = '' }: Given): Promise<unknown> =>
        write(api.StaffGoodsOrder.Ship, { id, version, carrier: company, trackingNumber: tracking }),
      done: '已保存',
    }
  }
  return {
    title: `退换 · ${number}`,
    after:
      '退货会退回金币，作废还没用的券码，收回头像框和补签卡；用过的不能退货。换货只记下来。会员会收到通知，库存不变。',
    submitText: '退换',
    initialValues: { refund: true },
    fields: (
      <>
        <Form.Item name="refund" label="怎么处理">
          <Radio.Group
            options={[
              { value: true, label: coins > 0 ? `退货，退回 ${coins} 金币` : '退货' },
              { value: false, label: '换货' },
            ]}
          />
        </Form.Item>
        <ReasonField />
      </>
    ),
    write: ({ refund = true, reason }: Given): Promise<unknown> =>
      write(api.StaffGoodsOrder.Return, { id, version, refund, reason }),
    done: '已退换',
  }
}
