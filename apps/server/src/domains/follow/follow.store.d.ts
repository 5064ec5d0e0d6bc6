import type { Tx } from '../../db/client.ts';
export interface FollowChange {
    followerId: string;
    followedId: string;
    group?: number | undefined;
    notifyPosts?: boolean | undefined;
}
/**
 * Inserts or updates a follow with its group and notification setting; omitted values are kept.
 * @returns true when it is new
 */
export declare function putFollow(tx: Tx, change: FollowChange, now: Date): Promise<boolean>;
/** @returns whether there was one */
export declare function removeFollow(tx: Tx, followerId: string, followedId: string): Promise<boolean>;
