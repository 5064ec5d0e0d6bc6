import type { Tx } from '../../db/client.ts';
import type { Earning, NewLine } from './earning.ts';
import type { GrowthRules } from './growth-rules.ts';
import { moveCoinsOf } from './move-coins-of.ts';
/**
 * Locks the growth of members in the order of their ids. Erased and banned members are left out: they earn nothing.
 * @returns the ids of those who are locked
 */
export declare function lockGrowth(tx: Tx, memberIds: readonly string[]): Promise<Set<string>>;
/** Those of these that have a line, as `keyOf` names them. */
export declare function findCounted(tx: Tx, earnings: readonly Earning[]): Promise<Set<string>>;
/** Moves the coins of lines. @returns them with what was moved */
export type PayLines = typeof moveCoinsOf;
interface AddOptions {
    now: Date;
    rules: GrowthRules;
    /** Without notices. */
    quietly?: boolean;
    pay?: PayLines;
}
/**
 * Writes lines of locked members and moves their coins, experience and level. Nobody's experience falls below 0. Coins
 * come first: a line says how many were really taken back, and accounts are locked before counters everywhere.
 */
export declare function addLines(tx: Tx, lines: readonly NewLine[], options: AddOptions): Promise<void>;
export {};
