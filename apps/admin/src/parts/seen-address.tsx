import type { OrderAddress } from '@guangquan/contract'
import { Typography } from 'antd'

/** Where a parcel goes, in full, to be copied. */
export function SeenAddress({ address: { receiver, phone, place } }: { address: OrderAddress }) {
  return (
    <Typography.Paragraph copyable strong>
      {`${receiver} ${phone} ${place}`}
    </Typography.Paragraph>
  )
}
