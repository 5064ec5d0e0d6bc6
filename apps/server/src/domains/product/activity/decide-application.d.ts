import { type MethodParsed, type StaffProductActivity, type StaffProductApplicationItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
type Decision = MethodParsed<typeof StaffProductActivity.Decide>;
/**
 * Decides an application. One that was accepted can be cancelled until its gift was sent; a refused or cancelled one
 * gives its place back.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export declare function decideApplication(ctx: StaffCtx, { id, state, reason, version }: Decision): Promise<StaffProductApplicationItem>;
/** @throws ContentNotFound, ChangedMeanwhile */
export declare function lockApplication(tx: Tx, { id, version }: {
    id: string;
    version: number;
}): Promise<{
    activity_id: string;
    address_cipher: Buffer<ArrayBufferLike> | null;
    carrier: string;
    created_at: Date;
    gift_id: string | null;
    id: string;
    member_id: string;
    number: string;
    reason: string;
    remark: string;
    sent_at: Date | null;
    state: number;
    tracking_number: string;
    user_product_id: string;
    version: number;
}>;
export {};
