import { type EarnedStrike } from '@guangquan/rules/strike-table';
import type { Tx } from '../../db/client.ts';
import { type StrikeRow } from './strike.store.ts';
/** Whether a strike follows from warnings by itself. */
export declare const isAutomatic: (strike: StrikeRow) => boolean;
interface Standing {
    /** The warnings that may earn an automatic strike. */
    warnings: StrikeRow[];
    automatic: StrikeRow[];
    /** What the warnings earn, in the order of `automatic`. */
    earned: EarnedStrike[];
}
/** The warnings and automatic strikes of a locked member, and what the former earn. */
export declare function loadEarned(tx: Tx, memberId: string): Promise<Standing>;
/**
 * Makes a locked member's automatic strikes those that their warnings earn: adds one that is due, lifts the last ones
 * that are no longer earned, and changes one that moved to another step.
 * @returns the strikes that were added
 */
export declare function followUp(tx: Tx, now: Date, memberId: string): Promise<StrikeRow[]>;
export {};
