import * as z from 'zod'
import { isUnseen } from '../text/text-length.ts'

export const shipmentFields = {
  carrier: z
    .string({ error: '请填写快递公司' })
    .trim()
    .max(20, '最多 20 个字')
    .refine((value) => !isUnseen(value), '请填写快递公司'),
  trackingNumber: z
    .string({ error: '请填写快递单号' })
    .trim()
    .regex(/^[\dA-Za-z-]{6,40}$/, '快递单号是 6-40 个字母或数字'),
}

/** The address of a parcel, as of the time it was chosen. */
export const ParcelAddress = z.object({ receiver: z.string(), phone: z.string(), place: z.string() })
export type ParcelAddress = z.infer<typeof ParcelAddress>
