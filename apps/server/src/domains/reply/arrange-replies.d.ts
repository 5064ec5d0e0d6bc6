import type { MemberCtx } from '../../context.ts';
/**
 * Pins a comment to the top of its post, replacing the pinned one, or unpins it.
 * @throws ContentNotFound, also for an answer and for what the caller may not see; Forbidden for another's post
 */
export declare function pinReply(ctx: MemberCtx, { id, on }: {
    id: string;
    on: boolean;
}): Promise<{
    pinned: boolean;
}>;
/** Folds a comment as 不友善, or unfolds it. Nobody is notified. @throws ContentNotFound, Forbidden for another's post */
export declare function foldReply(ctx: MemberCtx, { id, on }: {
    id: string;
    on: boolean;
}): Promise<{
    folded: boolean;
}>;
