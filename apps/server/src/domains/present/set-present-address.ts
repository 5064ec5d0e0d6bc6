import { fieldSentences, presentStates, type PresentItem } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { findOwnAddress } from '../address/index.ts'
import { sealAddress } from './present-address.ts'
import { lockOwnPresent } from './present.store.ts'
import { getPresentItem } from './present.view.ts'

/**
 * Sets the address of a present, or changes it until it is sent.
 * @throws ContentNotFound, PresentExpired, NotAllowedNow, BadInput for an address that the caller does not have
 */
export async function setPresentAddress(
  ctx: MemberCtx,
  { id, addressId }: { id: string; addressId: string },
): Promise<PresentItem> {
  const { now, viewer } = ctx
  return inTransaction(ctx, async (tx) => {
    const present = (await lockOwnPresent(tx, { id, memberId: viewer.id, now })) ?? fail('ContentNotFound')
    const { needsAddress, toShip, expired } = presentStates
    if (present.state === expired) fail('PresentExpired')
    if (present.state !== needsAddress && present.state !== toShip) fail('NotAllowedNow')
    const address =
      (await findOwnAddress({ ...ctx, db: tx }, { memberId: viewer.id, id: addressId })) ??
      fail('BadInput', { fields: { addressId: fieldSentences.addressId } })
    await tx
      .updateTable('present')
      .set((eb) => ({
        address_cipher: sealAddress(ctx.app.env, id, address),
        state: toShip,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    return getPresentItem({ ...ctx, db: tx }, id)
  })
}
