import { registrationReason } from '@guangquan/contract'
import type { EventCtx } from '../../../events/subscription.ts'
import type { EventPayload } from '../../../events/catalogue.ts'
import { Failure } from '../../../fail.ts'
import { enterCircle } from './apply.ts'

/**
 * Joins the circles that somebody chose when they registered, and applies to the audited ones. One that is full, closed
 * or gone by now is passed over: nothing of it has been written when it is refused.
 */
export async function joinChosen(
  { tx, now }: EventCtx,
  { memberId, circleIds }: EventPayload<'member.registered'>,
): Promise<void> {
  const ctx = { viewer: { id: memberId }, now }
  // In one order, because each stays locked until the end.
  for (const id of [...new Set(circleIds)].toSorted()) {
    try {
      await enterCircle(ctx, tx, { id, reason: registrationReason, answer: '', isChosen: true })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }
}
