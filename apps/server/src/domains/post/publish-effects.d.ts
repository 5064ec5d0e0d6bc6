import type { Tx } from '../../db/client.ts';
import type { LockedPost } from './post.store.ts';
/** What is needed to count a post. */
export interface CountedPost {
    id: string;
    authorId: string;
    tags: readonly string[];
    topicIds: readonly string[];
    fileIds: readonly string[];
    isPublic: boolean;
}
/** The counted attributes of a locked post. */
export declare function countedOf(tx: Tx, post: LockedPost): Promise<CountedPost>;
/**
 * Everything that follows when a post is published. The author's row is locked; the post's row already has its new
 * state.
 */
export declare function beginPublished(tx: Tx, post: CountedPost): Promise<void>;
/** As `beginPublished`, for a caller that emits the event later. */
export declare function beginPublishedQuietly(tx: Tx, post: CountedPost): Promise<void>;
/** Undoes `beginPublishedQuietly`. */
export declare function undoBegun(tx: Tx, post: CountedPost): Promise<void>;
/** Everything that follows when a post is published again: nobody is notified twice. */
export declare function resumePublished(tx: Tx, post: CountedPost): Promise<void>;
/** Everything that follows when a published post is hidden or deleted. */
export declare function endPublished(tx: Tx, post: CountedPost): Promise<void>;
