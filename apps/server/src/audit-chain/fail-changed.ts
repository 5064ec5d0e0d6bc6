import type { Tx } from '../db/client.ts'
import { fail } from '../fail.ts'
import type { ActFacts } from './record-act.ts'

/**
 * Ends a write that was based on an older version of its target, and names who changed it since.
 * @param change.act the only kind of act that changes it
 * @param change.otherwise who changed it if no staff did
 * @throws ChangedMeanwhile
 */
export async function failChanged(
  tx: Tx,
  target: Pick<ActFacts, 'targetKind' | 'targetId'>,
  { act, otherwise = 'operator' }: { act?: string; otherwise?: string } = {},
): Promise<never> {
  const last = await tx
    .selectFrom('staff_act')
    .select('actor')
    .where('target_id', '=', target.targetId)
    .where('target_kind', '=', target.targetKind)
    .$if(act !== undefined, (query) => query.where('act', '=', act ?? ''))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return fail('ChangedMeanwhile', { who: last?.actor ?? otherwise })
}
