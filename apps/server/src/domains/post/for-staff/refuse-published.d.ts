import type { Tx } from '../../../db/client.ts';
/** A decision of staff about a post outside the queue of review. */
interface Decision {
    id: string;
    now: Date;
    /** The author reads it. */
    reason: string;
}
/** The author and the state of a post that a decision changed. */
interface DecidedPost {
    authorId: string;
    statusBefore: number;
}
/**
 * Hides a published post from everybody but its author, who reads why and may change it. The caller is responsible for
 * the permission.
 * @returns undefined for a post that is not published
 */
export declare function refusePublished(tx: Tx, { id, now, reason }: Decision): Promise<DecidedPost | undefined>;
/**
 * Shows a refused or limited post again, at its position; one that nobody has seen is new. The caller is responsible for
 * the permission.
 * @returns undefined for a post in another state
 */
export declare function showRefused(tx: Tx, { id, now }: Omit<Decision, 'reason'>): Promise<DecidedPost | undefined>;
/**
 * Moves a post to its author's recycle bin. Restored from there it is refused: only a change of the author or staff show
 * it again. The caller is responsible for the permission.
 * @returns undefined for a post that is deleted
 */
export declare function removePost(tx: Tx, { id, now, reason }: Decision): Promise<DecidedPost | undefined>;
export {};
