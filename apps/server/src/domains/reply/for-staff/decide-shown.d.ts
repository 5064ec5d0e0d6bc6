import type { Tx } from '../../../db/client.ts';
/** A decision of staff about a comment outside the queue of review. */
interface Decision {
    id: string;
    now: Date;
}
/** The writer and the state of a comment that a decision changed. */
export interface DecidedReply {
    authorId: string;
    statusBefore: number;
}
/** Hides a shown comment until somebody decides. @returns undefined for one that is not shown */
export declare function hideShownReply(tx: Tx, { id, now }: Decision): Promise<DecidedReply | undefined>;
/** A comment that waits for review, locked. @returns undefined for one in another state */
export declare function findHiddenReply(tx: Tx, id: string): Promise<DecidedReply | undefined>;
/** Deletes a comment and its answers. @returns undefined for one that is deleted */
export declare function removeReply(tx: Tx, { id }: Decision): Promise<DecidedReply | undefined>;
export {};
