import type { Database, Tx } from '../../../db/client.ts';
interface BinnedPost {
    id: string;
    authorId: string;
    /** Only if it was deleted before this instant. */
    deletedBefore?: Date;
}
/**
 * Permanently removes posts that have been in the recycle bin for 30 days, with comments, reactions and the files no
 * other post or draft uses.
 * @returns how many posts
 */
export declare function purgePosts(db: Database, now: Date): Promise<number>;
/**
 * Permanently removes one post in the recycle bin.
 * @returns false for one that is not there, since it may have been restored or purged after it was chosen
 */
export declare function purgePost(ctx: {
    db: Database | Tx;
}, post: BinnedPost): Promise<boolean>;
export {};
