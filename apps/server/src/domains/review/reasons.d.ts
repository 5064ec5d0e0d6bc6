import { type MethodParsed, type ReviewReason, type ReviewReasonItem } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
import type { Database, Queryable } from '../../db/client.ts';
/** The reasons on offer, in their order. */
export declare function listReasons(db: Queryable): Promise<ReviewReasonItem[]>;
/** Adds a reason, or changes the one with this id. @throws ContentNotFound, ChangedMeanwhile */
export declare function saveReason(ctx: StaffCtx, input: MethodParsed<typeof ReviewReason.Save>): Promise<ReviewReasonItem>;
/** Takes a reason off the list. @throws ContentNotFound, ChangedMeanwhile */
export declare function removeReason(ctx: StaffCtx, { id, version }: {
    id: string;
    version: number;
}): Promise<null>;
/** Adds the reasons of a new installation; those that staff changed or removed stay so. */
export declare function seedReasons(db: Database): Promise<void>;
