import { appealStates } from '@guangquan/contract'
import type { Tx } from '../../../db/client.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import type { PlannedStrike } from '../../../demo/plan.ts'
import { appealStrike } from '../appeal-strike.ts'
import { liftStrike } from '../lift-strike.ts'
import { sanctionMember } from '../sanction-member.ts'

/** The planned strikes and appeals, by the commands of staff and members at their time. */
export const sanctionDemo: DemoPart = {
  deriveRows: async ({ plan }, tx) => {
    for (const strike of plan.queue.strikes) await addStrike(tx, strike)
  },
}

async function addStrike(
  tx: Tx,
  { member, kind, days, reason, target, at, appeal }: PlannedStrike,
): Promise<void> {
  const penalty = kind === 'mute' && days !== undefined ? { kind, days } : kind === 'ban' ? { kind } : null
  const { strikeId: id } = await sanctionMember(
    { db: tx, now: at },
    {
      ...(penalty ?? { kind: 'warning' }),
      memberId: member.id,
      reason,
      staffId: null,
      ...(target === null ? {} : { target }),
    },
  )
  if (appeal === null) return
  await appealStrike({ db: tx, now: appeal.at }, { memberId: member.id, id, text: appeal.text })
  if (appeal.decision === null) return
  const { lift, answer, at: decidedAt } = appeal.decision
  if (lift) await liftStrike({ db: tx, now: decidedAt }, { id, note: answer })
  const state = lift ? appealStates.lifted : appealStates.upheld
  await tx
    .updateTable('appeal')
    .set({ state, answer, decided_at: decidedAt })
    .where('strike_id', '=', id)
    .execute()
}
