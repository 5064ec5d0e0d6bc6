import type { Queryable } from '../../db/client.ts';
/** Up to `limit` followees in no order: enough to distinguish short lists from long ones. */
export declare function listFolloweeIds(db: Queryable, followerId: string, limit: number): Promise<string[]>;
