import type { Queryable } from '../../db/client.ts';
/** Followers who asked for notices of an author's new posts, by id. */
export declare function listNotifiedFollowers(db: Queryable, { authorId, after, limit }: {
    authorId: string;
    after: string | null;
    limit: number;
}): Promise<string[]>;
