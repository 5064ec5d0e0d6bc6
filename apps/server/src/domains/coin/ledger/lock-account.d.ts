import type { CoinPart } from '@guangquan/rules/coin-lots';
import type { Tx } from '../../../db/client.ts';
/**
 * Locks the coins of a member until the end of the transaction. Every movement begins here, so that all of one member
 * stand in one order: the member's row, their account, their lots.
 * @returns their lots with coins, the first to expire first, expired ones too; null for an unknown or erased member
 */
export declare function lockAccount(tx: Tx, memberId: string): Promise<CoinPart[] | null>;
/** The lots that may still be used. */
export declare function usableAt(lots: readonly CoinPart[], now: Date): CoinPart[];
