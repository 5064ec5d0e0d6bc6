import type { StaffCtx } from './context.ts';
/** States of a request that one of the staff makes and another decides, as they are stored. */
export declare const requestState: {
    readonly waiting: 1;
    readonly approved: 2;
    readonly refused: 3;
};
/** The columns that tables of such requests share. */
interface StoredRequest {
    reason: string;
    requested_by: string;
    requester_name: string;
    state: number;
    decider_name: string | null;
    decision_reason: string;
    created_at: Date;
    expires_at: Date;
}
/** What is stored of a new request. */
export declare function newRequest({ staff, now }: StaffCtx): {
    requested_by: string;
    requester_name: string;
    created_at: Date;
    expires_at: Date;
};
/**
 * Refuses to decide a request twice, late, or by whoever made it.
 * @throws ChangedMeanwhile, NotAllowedOnSelf, NotAllowedNow after 24 hours
 */
export declare function refuseDecision({ staff, now }: StaffCtx, request: StoredRequest): void;
/** What is stored of a decision. */
export declare function newDecision({ staff, now }: StaffCtx, { approve, reason }: {
    approve: boolean;
    reason: string;
}): {
    state: 2 | 3;
    decider_name: string;
    decision_reason: string;
    decided_at: Date;
};
/** A request as the console shows it; one that waits may have expired. */
export declare function requestFacts({ staff, now }: StaffCtx, row: StoredRequest): {
    reason: string;
    requesterName: string;
    isOwn: boolean;
    state: "approved" | "expired" | "refused" | "waiting";
    deciderName: string | null;
    decisionReason: string;
    createTime: string;
    expireTime: string;
};
export {};
