import { type MethodOutput, type UserProduct } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
export declare const transferPurpose = "transfer-code";
/**
 * Begins a transfer and answers its code, which is stored as a keyed hash only. An open one of the same product is
 * cancelled.
 * @throws ContentNotFound, TicketInvalid, NotAllowedNow, GearLost
 */
export declare function startTransfer(ctx: MemberCtx, { regProductId, ticket }: {
    regProductId: string;
    ticket: string;
}): Promise<MethodOutput<typeof UserProduct.StartTransfer>>;
/** Cancels the open transfer of a registration, if there is one; the registration is locked. */
export declare function endOpen(tx: Tx, regProductId: string, now: Date): Promise<boolean>;
