import type { Tx } from '../db/client.ts'
import { fail } from '../fail.ts'
import type { ActFacts } from './record-act.ts'

/**
 * Ends a write that was made from an older version of its target, and names who changed it since.
 * @throws ChangedMeanwhile
 */
export async function failChanged(tx: Tx, target: Pick<ActFacts, 'targetKind' | 'targetId'>): Promise<never> {
  const last = await tx
    .selectFrom('staff_act')
    .select('actor')
    .where('target_id', '=', target.targetId)
    .where('target_kind', '=', target.targetKind)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return fail('ChangedMeanwhile', { who: last?.actor ?? 'operator' })
}
