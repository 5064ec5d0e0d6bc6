import type { Queryable, Tx } from '../../db/client.ts';
import type { Change } from '../../db/count-moves.ts';
/** What domains above do when a post changes, each in the transaction of the change. */
export interface PostHooks {
    /** A draft was published: it ends. @throws ContentNotFound for one that no longer exists */
    draftPublished?: (tx: Tx, draft: {
        authorId: string;
        draftId: string;
        version: number | undefined;
    }) => Promise<void>;
    /** Those of an author's files that it uses, so that they are not released with a post. */
    findUsedFiles?: (db: Queryable, authorId: string, fileIds: readonly string[]) => Promise<string[]>;
    /**
     * The tags a post is to carry in place of those its author gave. Until the end of the transaction they stay usable.
     * @throws BadInput for a tag that may not be used and is not among those the post has
     */
    settleTags?: (tx: Tx, tags: {
        given: readonly string[];
        before: readonly string[];
    }) => Promise<string[]>;
    /** The tags of a public post changed, or the post became or stopped being public. */
    tagged?: (tx: Tx, post: {
        id: string;
        tags: Change;
    }) => Promise<void>;
    /** Members whose counters `purging` moves: locked before the post, in one order. */
    countedOnPurge?: (tx: Tx, id: string) => Promise<string[]>;
    /** A post is purged: others' data about it are removed first. Its row is locked. */
    purging?: (tx: Tx, id: string) => Promise<void>;
}
export declare const postHooks: import("../../extension-point.ts").ExtensionPoint<readonly PostHooks[]>;
/** Calls one hook of every domain, from the lower layers to the higher. */
export declare function callHooks(call: (hooks: PostHooks) => Promise<unknown> | undefined): Promise<void>;
/** As `callHooks`, for hooks that return a value. */
export declare function collectFromHooks<T>(ask: (hooks: PostHooks) => Promise<T> | undefined): Promise<T[]>;
