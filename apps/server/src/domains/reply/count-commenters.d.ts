import type { Queryable } from '../../db/client.ts';
/**
 * How many members commented on each post, each counted once, without its author, without members who joined after
 * `settledBefore` and without blocked ones. A post with none is missing.
 */
export declare function countCommenters(db: Queryable, posts: readonly {
    id: string;
    authorId: string;
}[], settledBefore: Date): Promise<Map<string, number>>;
