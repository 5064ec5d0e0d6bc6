import type { Database } from '../../../db/client.ts';
/**
 * Removes an author's posts permanently, or keeps the published posts. May be run again after an
 * interruption. Files are removed by the caller, together with all others of the author.
 */
export declare function eraseAuthor(db: Database, { authorId, keepPosts, now }: {
    authorId: string;
    keepPosts: boolean;
    now: Date;
}): Promise<void>;
