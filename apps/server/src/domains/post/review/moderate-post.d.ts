import type { Tx } from '../../../db/client.ts';
import { type LockedPost } from '../post.store.ts';
/** What a moderator's decision about a post changes, as it was before. */
export interface PostState {
    status: number;
    hiddenAt: Date | null;
    createdAt: Date;
    reviewReason: string;
}
/** The state of a post that `restorePostState` gives back. */
export declare function readPostState(tx: Tx, id: string): Promise<PostState | undefined>;
/** Leaves a locked post that is published or in review to its author alone, who sees it as before. */
export declare function limitPost(tx: Tx, post: LockedPost, now: Date): Promise<void>;
/** Gives a locked post the state back that it had before a decision whose events were not emitted. */
export declare function restorePostState(tx: Tx, post: LockedPost, before: PostState): Promise<void>;
/** The words of a post, to name it in a notice that cannot lead to it. */
export declare function readPostWords(tx: Tx, id: string): Promise<{
    title: string;
    body: string;
    publishType: number;
}>;
