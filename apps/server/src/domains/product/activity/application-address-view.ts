import type { MethodParsed, ParcelAddress, StaffProductActivity } from '@guangquan/contract'
import * as z from 'zod'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { makeGrant, openGrant } from '../../../staff-grant.ts'
import { openAddress } from './application.view.ts'

const purpose = 'product-application-address-grant'

/** Records that a member of staff sees the address for the gift of an application. @throws ContentNotFound */
export async function requestApplicationAddress(
  ctx: StaffCtx,
  { id, reason }: MethodParsed<typeof StaffProductActivity.RequestAddress>,
): Promise<{ grant: string }> {
  await inTransaction(ctx, async (tx) => {
    const row = await tx
      .selectFrom('product_application')
      .select(['number', 'address_cipher'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (row?.address_cipher == null) fail('ContentNotFound')
    await auditAct(ctx, tx, {
      act: 'productApplication.addressSeen',
      targetKind: 'productApplication',
      targetId: id,
      reason,
      after: { number: row.number },
    })
  })
  return { grant: makeGrant(ctx, purpose, id) }
}

/** The address that a grant names. @throws TicketInvalid, ContentNotFound */
export async function getApplicationAddress(
  ctx: StaffCtx,
  { grant }: { grant: string },
): Promise<ParcelAddress> {
  const id = openGrant(ctx, purpose, { grant, about: z.uuid() })
  const row = await ctx.db
    .selectFrom('product_application')
    .select(['id', 'address_cipher'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (row && openAddress(ctx.app.env, row)) ?? fail('ContentNotFound')
}
