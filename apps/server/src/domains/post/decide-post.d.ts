import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
export type PostDecision = {
    id: string;
    pass: true;
    reason?: '';
} | {
    id: string;
    pass: false;
    reason: string;
};
/** A decision whose events are still to be emitted. */
export interface SettledPost {
    publishId: string;
    authorId: string;
    passed: boolean;
    /** Nobody had seen the post before. */
    isFirst: boolean;
}
/**
 * Decides about a post in review. A post nobody has seen is listed as new; one that reports hid returns to its
 * position, and nobody is notified twice. A refusal gives its reason to the author only. The caller is responsible for
 * the permission.
 * @throws ContentNotFound when no such post is in review, BadInput for a refusal without a reason or with a long one
 */
export declare function decidePost(ctx: Pick<Ctx, 'db' | 'now'>, decision: PostDecision): Promise<void>;
/** As `decidePost`, for a caller that notifies later by `announceSettledPost`. @throws as `decidePost` */
export declare function settlePost(tx: Tx, now: Date, { id, pass, reason }: PostDecision): Promise<SettledPost>;
/** Notifies the author of a settled decision, and others of a post that nobody had seen. */
export declare function announceSettledPost(tx: Tx, settled: SettledPost): Promise<void>;
