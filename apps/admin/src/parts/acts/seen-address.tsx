import type { ParcelAddress } from '@guangquan/contract'
import { Typography } from 'antd'

/** The full address of a parcel, to be copied. */
export function SeenAddress({ address: { receiver, phone, place } }: { address: ParcelAddress }) {
  return (
    <Typography.Paragraph copyable strong>
      {`${receiver} ${phone} ${place}`}
    </Typography.Paragraph>
  )
}
