import { Input } from 'antd'
import { RequiredItem } from './required-item.tsx'

export interface Shipment {
  carrier: string
  trackingNumber: string
}

export function ShipmentFields() {
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
