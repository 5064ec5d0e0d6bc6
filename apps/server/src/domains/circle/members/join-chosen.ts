import { registrationReason } from '@guangquan/contract'
import type { EventCtx } from '../../../events/subscription.ts'
import type { EventPayload } from '../../../events/catalogue.ts'
import { Failure } from '../../../fail.ts'
import { lockPostingRights } from '../../standing/index.ts'
import { enterCircle } from './apply.ts'

/**
 * Joins the circles that somebody chose when they registered, and applies to the audited ones. One that is full, closed
 * or gone by now is passed over: nothing of it has been written when it is refused.
 */
export async function joinChosen(
  { tx, now }: EventCtx,
  { memberId, circleIds }: EventPayload<'member.registered'>,
): Promise<void> {
  const ids = [...new Set(circleIds)]
  if (ids.length === 0 || (await lockPostingRights(tx, memberId)) === undefined) return
  // All of them before the first change: counters are locked after circles, and circles in one order.
  await tx.selectFrom('circle').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
  const ctx = { viewer: { id: memberId }, now }
  for (const id of ids) {
    try {
      await enterCircle(ctx, tx, { id, reason: registrationReason, answer: '', isChosen: true })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }
}
