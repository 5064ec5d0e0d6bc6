import { type EditInput, type PublishInput, type PublishItem } from '@guangquan/contract';
import type { Answered, OnceCtx } from '../../http/once-ctx.ts';
/**
 * Publishes, then makes the copies that the author's choices require: without them nothing above 480 px is shown, and
 * authors look at their post at once.
 * @throws what `publishPost` throws
 */
export declare function publishFinished(ctx: OnceCtx<{
    id: string;
    status: number;
}>, written: PublishInput): Promise<Answered>;
/** Edits a post, as `publishFinished` publishes one. @throws what `editPost` throws */
export declare function editFinished(ctx: OnceCtx<PublishItem>, written: EditInput): Promise<Answered>;
