import type { Tx } from '../db/client.ts';
import type { ActFacts } from './record-act.ts';
/**
 * Ends a write that was made from an older version of its target, and names who changed it since.
 * @param change.act the only kind of act that changes it
 * @param change.otherwise who changed it when no staff did
 * @throws ChangedMeanwhile
 */
export declare function failChanged(tx: Tx, target: Pick<ActFacts, 'targetKind' | 'targetId'>, { act, otherwise }?: {
    act?: string;
    otherwise?: string;
}): Promise<never>;
