import type { Queryable, Tx } from '../db/client.ts';
/** Whose write is remembered. */
export interface Caller {
    kind: 'member' | 'staff';
    id: string;
}
/** A write with a requestId. */
export interface IdentifiedRequest {
    caller: Caller;
    requestId: string;
    /** `Service/Method`. */
    method: string;
    bodyHash: Buffer;
}
/**
 * Claims the requestId, as the first statement of the write's transaction: a second request with the same id waits for
 * the end of the first one, at most for the connection's lock timeout.
 * @returns false when the first one was committed
 * @throws Failure TooFast while the first one is still running
 */
export declare function claimRequest(tx: Tx, request: IdentifiedRequest): Promise<boolean>;
/** Stores the response with the claim; both take effect at the commit. */
export declare function storeResponse(tx: Tx, request: IdentifiedRequest, response: string): Promise<void>;
export interface StoredAnswer {
    method: string;
    bodyHash: Buffer;
    /** The result as JSON text. */
    answer: string | null;
}
export declare function findAnswer(db: Queryable, { caller, requestId }: IdentifiedRequest): Promise<StoredAnswer | undefined>;
/** Deletes the stored responses to a member's writes. */
export declare function forgetAnswers(db: Queryable, memberId: string): Promise<void>;
