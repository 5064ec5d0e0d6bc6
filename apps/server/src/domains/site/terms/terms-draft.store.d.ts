import { type Selectable } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import type { TermsDraft } from '../../../db/tables.gen.ts';
/**
 * Locks the draft of a kind of terms for a change that was made from this version of it; 0 where there was none.
 * @throws ChangedMeanwhile
 */
export declare function lockTermsDraft(tx: Tx, { termsType, version }: {
    termsType: number;
    version: number;
}): Promise<Selectable<TermsDraft> | undefined>;
/** Locks the drafts of a kind of terms, also while there is none. */
export declare function lockTermsDrafts(tx: Tx, termsType: number): Promise<void>;
