import type { Tx } from '../../db/client.ts';
import type { Earning, NewLine } from './earning.ts';
import { type PayLines } from './exp-line.store.ts';
interface CountOptions {
    now: Date;
    /** Without notices, and without coins unless `pay` is given: for what was done long ago. */
    quietly?: boolean;
    /** Moves the coins of the lines; by default now. */
    pay?: PayLines;
}
/**
 * Counts what members did, each source once and within the caps of its day. The members are locked in the order of
 * their ids: caps are exact, however many nodes count at once.
 * @returns what was earned
 */
export declare function countEarnings(tx: Tx, earnings: readonly Earning[], { now, quietly, pay }: CountOptions): Promise<readonly NewLine[]>;
export {};
