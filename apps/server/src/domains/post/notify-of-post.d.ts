import * as z from 'zod';
import type { EventPayload } from '../../events/catalogue.ts';
import type { EventCtx } from '../../events/subscription.ts';
/** Notifies members that a post mentions them, once per post, if it still does and they may read it. */
export declare function notifyMentioned({ tx, now }: EventCtx, { publishId, authorId, memberIds }: EventPayload<'post.named'>): Promise<void>;
/** Notifies the members a post mentions, and starts notifying those who subscribed to its author's new posts. */
export declare function notifyOfPost(ctx: EventCtx, { publishId, authorId }: EventPayload<'post.published'>): Promise<void>;
/** Notifies all subscribers of an author's new posts, however many. Running it twice notifies them once. */
export declare const notifyFollowers: import("../../jobs/job.ts").Job<z.ZodObject<{
    publishId: z.ZodUUID;
    authorId: z.ZodUUID;
}, z.core.$strip>>;
/** Notifies an author of the decision about a post in review. */
export declare function notifyOfReview({ tx, now }: EventCtx, { publishId, authorId, passed }: EventPayload<'post.reviewed'>): Promise<void>;
