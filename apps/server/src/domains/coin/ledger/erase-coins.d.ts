import type { Tx } from '../../../db/client.ts';
/**
 * Lets the coins of a member expire who is being erased, whose row is locked, and removes the words of their
 * movements. The numbers stay: without them the totals of the site would no longer balance.
 */
export declare function eraseCoins(tx: Tx, now: Date, memberId: string): Promise<void>;
