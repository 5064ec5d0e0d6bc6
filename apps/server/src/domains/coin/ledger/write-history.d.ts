import type { Tx } from '../../../db/client.ts';
import { type CoinCause } from './move-coins.ts';
/** What a member gained, or spent: below 0. */
export interface PastMovement extends CoinCause {
    at: Date;
    amount: number;
    memo: string;
}
/**
 * Writes the movements of a member's past, in the order of time and with what expired between them, in few statements:
 * for data that is loaded. It spends only what it earns; what that did not suffice for is left out.
 */
export declare function writeHistory(tx: Tx, now: Date, { memberId, past }: {
    memberId: string;
    past: readonly PastMovement[];
}): Promise<void>;
