import { type CoinPart } from '@guangquan/rules/coin-lots';
import type { Tx } from '../../../db/client.ts';
import { type MovementKind } from './coin-accounts.ts';
/** What causes a movement; each causes one for a member, however often it is tried. */
export interface CoinCause {
    /** The kind of cause, such as `task`. */
    bizType: string;
    bizId: string;
}
export interface Movement extends CoinCause {
    memberId: string;
    kind: MovementKind;
    /** Gains of lots, or losses: below 0. */
    parts: readonly CoinPart[];
    memo: string;
    /** The movement that this one reverses. */
    reverses?: string;
}
/** Writes a movement. The member's account is locked, and the cause has caused none. */
export declare function moveCoins(tx: Tx, now: Date, movement: Movement): Promise<void>;
/** The parts as losses. */
export declare function negated(parts: readonly CoinPart[]): CoinPart[];
/** The movement of a cause, and the one that reversed it. */
export declare function findMovement(tx: Tx, memberId: string, { bizType, bizId }: CoinCause): Promise<{
    id: string;
    kind: number;
    amount: number;
    memo: string;
    isReversed: boolean;
} | undefined>;
/** What a movement gave to lots, or took: below 0. */
export declare function loadParts(tx: Tx, txId: string): Promise<CoinPart[]>;
