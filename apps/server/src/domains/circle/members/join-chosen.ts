import { registrationReason } from '@guangquan/contract'
import type { EventCtx } from '../../../events/subscription.ts'
import type { EventPayload } from '../../../events/catalogue.ts'
import { Failure } from '../../../fail.ts'
import { lockPostingRights } from '../../standing/index.ts'
import { enterCircle } from './apply.ts'

/**
 * Joins the circles that a member chose during registration, and applies to audited ones. A circle that is full, closed
 * or gone by now is skipped: nothing has been written for it when it is refused.
 */
export async function joinChosen(
  { tx, now }: EventCtx,
  { memberId, circleIds }: EventPayload<'member.registered'>,
): Promise<void> {
  const ids = [...new Set(circleIds)]
  if (ids.length === 0 || (await lockPostingRights(tx, memberId)) === undefined) return
  // All of them before the first change: circles are locked in one order, and counters after circles.
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
