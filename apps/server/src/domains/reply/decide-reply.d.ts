import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/** A decision whose event is still to be emitted. */
export interface SettledReply {
    replyId: string;
    publishId: string;
    authorId: string;
    /** It is shown, and nobody had seen it before. */
    isNew: boolean;
}
/**
 * Decides about a comment in review. For one that reports hid, nobody is notified twice. The caller is responsible for
 * the permission.
 * @throws ContentNotFound when no such comment is in review, or what it belongs to no longer exists
 */
export declare function decideReply(ctx: Pick<Ctx, 'db'>, decision: {
    id: string;
    pass: boolean;
}): Promise<void>;
/** As `decideReply`, for a caller that notifies later by `announceSettledReply`. @throws as `decideReply` */
export declare function settleReply(tx: Tx, { id, pass }: {
    id: string;
    pass: boolean;
}): Promise<SettledReply>;
/** Notifies whom a settled comment answers or mentions. */
export declare function announceSettledReply(tx: Tx, { isNew, ...reply }: SettledReply): Promise<void>;
/** Sends a comment back to review that was passed without its event. @throws ContentNotFound for one that is gone */
export declare function withdrawPassedReply(tx: Tx, { id, hiddenAt }: {
    id: string;
    hiddenAt: Date | null;
}, now: Date): Promise<void>;
