import type { EventPayload } from '../../events/catalogue.ts';
import type { EventCtx } from '../../events/subscription.ts';
/** Notifies the writer of a critique once that the post's author found it helpful. */
export declare function notifyOfHelpful({ tx, now }: EventCtx, { replyId, publishId, memberId }: EventPayload<'critique.helpful'>): Promise<void>;
