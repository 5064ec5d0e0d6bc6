import { appealLimits, appealWorkingDays, type StrikeItem } from '@guangquan/contract'
import { afterWorkingDays } from '@guangquan/rules/events/working-days'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockRestriction } from '../member/index.ts'
import { loadOwnStrike } from './own-strikes.read.ts'

interface Appealed {
  memberId: string
  /** Id of the strike. */
  id: string
  text: string
}

/**
 * Sends a member's appeal against a strike, to be decided by staff. Sending the same appeal again changes nothing.
 * @throws ContentNotFound for another member's strike, AppealTwice, AppealLate also for a lifted strike
 */
export async function appealStrike(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { memberId, id, text }: Appealed,
): Promise<StrikeItem> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    // If an appeal and the lifting of its strike are concurrent, one sees the other.
    if ((await lockRestriction(tx, memberId)) === null) fail('ContentNotFound')
    const within = { db: tx, now }
    const strike = await loadOwnStrike(within, { memberId, id })
    if (strike.appeal !== null && strike.appeal.text !== text) fail('AppealTwice')
    if (strike.appeal !== null) return strike
    if (!strike.canAppeal) fail('AppealLate', { days: appealLimits.days })
    await insertAppeal(tx, now, { memberId, id, text })
    return loadOwnStrike(within, { memberId, id })
  })
}

async function insertAppeal(tx: Tx, now: Date, { memberId, id, text }: Appealed): Promise<void> {
  await tx
    .insertInto('appeal')
    .values({
      id: uuid(),
      strike_id: id,
      member_id: memberId,
      body: text,
      due_at: afterWorkingDays(now, appealWorkingDays),
      created_at: now,
    })
    .execute()
}
