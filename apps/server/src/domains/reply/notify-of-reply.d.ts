import type { EventPayload } from '../../events/catalogue.ts';
import type { EventCtx } from '../../events/subscription.ts';
/**
 * Notifies the person a comment answers, the post's author, and the members it mentions; each gets one notice. Those
 * who may no longer see the post get none.
 */
export declare function notifyOfReply({ tx, now }: EventCtx, { replyId, publishId }: EventPayload<'reply.written'>): Promise<void>;
