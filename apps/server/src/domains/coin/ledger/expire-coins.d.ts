import type { Database, Tx } from '../../../db/client.ts';
/**
 * Takes the expired coins of every member. Nothing uses them meanwhile, however late this runs.
 * @returns how many coins
 */
export declare function expireCoins(run: {
    db: Database;
    signal: AbortSignal;
    now: Date;
}): Promise<number>;
/** Takes the expired coins of one member. @returns how many */
export declare function expireCoinsOf(tx: Tx, now: Date, memberId: string): Promise<number>;
