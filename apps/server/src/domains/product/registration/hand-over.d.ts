import type { MemberCtx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
interface HandOver {
    regProductId: string;
    toMemberId: string;
    /** Days until medals count it for its new owner. */
    medalDays: number;
    /** Runs behind the lock of the number, before anything changes; it may fail. */
    confirm: () => Promise<void>;
}
/**
 * Ends a registration and begins one of another member with the same purchase and warranty, without shop, price and pictures.
 * It earns nothing: a number pays once.
 * @throws ContentNotFound, NotAllowedNow, GearLost
 */
export declare function handOver(ctx: MemberCtx, tx: Tx, { regProductId, toMemberId, medalDays, confirm }: HandOver): Promise<{
    id: string;
    serialId: string;
}>;
/**
 * Records that a product of the caller is lost, or was found again.
 * @throws ContentNotFound, NotAllowedNow unless it is in force
 */
export declare function markLost(ctx: MemberCtx, tx: Tx, { regProductId, isLost }: {
    regProductId: string;
    isLost: boolean;
}): Promise<{
    serialId: string;
    changed: boolean;
}>;
export {};
