import type { MethodParsed, ParcelAddress, StaffPresent } from '@guangquan/contract'
import * as z from 'zod'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { makeGrant, openGrant } from '../../../staff-grant.ts'
import { openAddress } from '../present-address.ts'

const purpose = 'present-address-grant'

/** Records that a member of staff sees the address of a present. @throws ContentNotFound */
export async function requestPresentAddress(
  ctx: StaffCtx,
  { id, reason }: MethodParsed<typeof StaffPresent.RequestAddress>,
): Promise<{ grant: string }> {
  await inTransaction(ctx, async (tx) => {
    const present = await tx
      .selectFrom('present')
      .select(['number', 'address_cipher'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (present?.address_cipher == null) fail('ContentNotFound')
    await auditAct(ctx, tx, {
      act: 'present.addressSeen',
      targetKind: 'present',
      targetId: id,
      reason,
      after: { number: present.number },
    })
  })
  return { grant: makeGrant(ctx, purpose, id) }
}

/** The address that a grant names. @throws TicketInvalid, ContentNotFound */
export async function getPresentAddress(ctx: StaffCtx, { grant }: { grant: string }): Promise<ParcelAddress> {
  const id = openGrant(ctx, purpose, { grant, about: z.uuid() })
  const row = await ctx.db
    .selectFrom('present')
    .select(['id', 'address_cipher'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (row && openAddress(ctx.app.env, row)) ?? fail('ContentNotFound')
}
