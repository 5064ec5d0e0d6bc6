import type { Decided } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
interface Chosen {
    ids: string[];
    reason: string;
}
/** @throws NotAllowedNow */
export declare function hideReplies(ctx: StaffCtx, chosen: Chosen): Promise<Decided>;
/**
 * Passes comments that wait for review, whoever claimed them, but no one whose decision can still be undone. The queue
 * notifies whom they answer.
 * @throws NotAllowedNow
 */
export declare function showReplies(ctx: StaffCtx, chosen: Chosen): Promise<Decided>;
/** @throws NotAllowedNow */
export declare function deleteReplies(ctx: StaffCtx, chosen: Chosen): Promise<Decided>;
export {};
