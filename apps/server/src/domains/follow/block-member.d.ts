import type { MemberCtx } from '../../context.ts';
/**
 * Blocks a member: neither sees the other any more. Follows in both directions end, with their counters, in the same
 * transaction, which locks both members' rows as following does.
 * @throws ContentNotFound, NotAllowedOnSelf, BlockLimit
 */
export declare function blockMember(ctx: MemberCtx, { userId }: {
    userId: string;
}): Promise<void>;
/** Removes a block. Follows it ended are not restored. Idempotent; works for banned and erased members too. */
export declare function unblockMember(ctx: MemberCtx, { userId }: {
    userId: string;
}): Promise<void>;
