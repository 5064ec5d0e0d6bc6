import type { Queryable, Tx } from '../../db/client.ts';
export interface Mark {
    publishId: string;
    memberId: string;
}
/** The two reactions a member can set on a post and remove. */
export type MarkKind = 'post_like' | 'post_collect';
/**
 * Sets or removes a reaction.
 * @returns the delta of the post's counter: 0 when nothing changed, even if another request made the same change at the
 * same time
 */
export declare function setMark(tx: Tx, kind: MarkKind, { publishId, memberId }: Mark, on: boolean, now: Date): Promise<-1 | 0 | 1>;
/** Records a share, once per sharer and day. @returns whether it counts */
export declare function insertShare(tx: Tx, share: {
    publish_id: string;
    sharer: string;
    member_id: string | null;
    day: string;
    channel: string;
}): Promise<boolean>;
/** Members who collected a post. */
export declare function listCollectors(db: Queryable, publishId: string): Promise<string[]>;
/** Removes all reactions to a post that is purged. @returns members who had collected it */
export declare function removeReactions(tx: Tx, publishId: string): Promise<string[]>;
