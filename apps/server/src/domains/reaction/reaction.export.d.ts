import type { Queryable } from '../../db/client.ts';
/** Posts a member likes, newest first. */
export declare function exportLikes(db: Queryable, memberId: string): AsyncGenerator<{
    publishId: string;
    time: string;
}>;
/** Posts a member shared, newest first. */
export declare function exportShares(db: Queryable, memberId: string): AsyncGenerator<{
    publishId: string;
    channel: string;
    day: string;
}>;
