import type { MemberCtx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import { type LockedPost } from '../post.store.ts';
/**
 * Moves a post to the recycle bin: from now on nobody sees it or its files.
 * @throws ContentNotFound, also for a post the caller may not see; Forbidden for somebody else's
 */
export declare function deletePost(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<null>;
/** Moves a locked post to the recycle bin. @param change.statusBefore what it is when its author restores it */
export declare function binPost(tx: Tx, post: LockedPost, { now, statusBefore }: {
    now: Date;
    statusBefore: number;
}): Promise<void>;
