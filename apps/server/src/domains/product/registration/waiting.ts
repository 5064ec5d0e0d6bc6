import { productStates } from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { countLimits } from '../../../db/count-limits.ts'
import { fail } from '../../../fail.ts'
import { lockMembers } from '../../standing/index.ts'

/** States that wait for staff. */
const waitingStates = [productStates.inReview, productStates.disputed]

/**
 * Refuses another registration that waits for staff if the caller has enough of them, so that numbers are not reserved
 * in bulk.
 * @throws RegistrationLimit
 */
export async function refuseTooManyWaiting({ app, viewer }: MemberCtx, tx: Tx): Promise<void> {
  // Concurrent registrations each count those before.
  await lockMembers(tx, [viewer.id])
  const max = await countLimits.waitingRegistrations.read({ app, db: tx })
  const { waiting } = await tx
    .selectFrom('user_product')
    .where('member_id', '=', viewer.id)
    .where('state', 'in', waitingStates)
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  if (waiting >= max) fail('RegistrationLimit', { max })
}

/**
 * A registration with a right access code takes a number from one that requested it without, which then becomes a claim
 * that staff decide by its invoice. The number is locked.
 * @param of.state the initial state of the new registration
 */
export async function displaceRequest(
  tx: Tx,
  { requestId, byId, state }: { requestId: string; byId: string; state: number },
): Promise<void> {
  await tx
    .updateTable('user_product')
    .set({ state: productStates.disputed, disputes: byId, version: sql`version + 1` })
    .where('id', '=', requestId)
    .execute()
  await tx.updateTable('user_product').set({ state, disputes: null }).where('id', '=', byId).execute()
  await tx
    .updateTable('user_product')
    .set({ disputes: byId })
    .where('disputes', '=', requestId)
    .where('state', '=', productStates.disputed)
    .execute()
}
