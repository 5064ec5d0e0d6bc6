import * as z from 'zod'
import { body, method, writeBody } from '../wire/method.ts'
import { staff, type StaffAccess } from '../wire/staff-access.ts'
import { ParcelAddress } from './shipment.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from './text.ts'

/**
 * The calls by which staff see the address of a parcel: the reason is recorded, and the address can be read for a
 * minute.
 */
export const parcelAddressMethods = (
  parcel: string,
  access: StaffAccess = staff('goodsManager', 'support'),
) => ({
  RequestAddress: method({
    summary: `查看${parcel}的完整收货地址：记下原因，凭返回的凭据读取`,
    access,
    write: true,
    input: writeBody({ id, reason: staffReason }),
    output: z.object({ grant: z.string() }),
    errors: ['ContentNotFound'],
  }),
  GetAddress: method({
    summary: '凭据对应的完整收货地址，一分钟内、同一次登录有效',
    access,
    read: true,
    input: body({ grant: z.string().max(500) }),
    output: ParcelAddress,
    errors: ['TicketInvalid', 'ContentNotFound'],
  }),
})
