import type { MemberCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
/**
 * Follows a tag for the caller, or unfollows it; a repeated call changes nothing.
 * @throws ContentNotFound for a tag that no post ever carried or that is banned, FollowLimit at 100
 */
export declare function followTag(ctx: MemberCtx, { name, on }: {
    name: string;
    on: boolean;
}): Promise<{
    isFollowed: boolean;
}>;
/** Tags a member follows, for their export. */
export declare function exportFollowedTags(db: Queryable, memberId: string): Promise<string[]>;
/** Deletes the tags a member follows. */
export declare function eraseFollowedTags(db: Queryable, memberId: string): Promise<void>;
