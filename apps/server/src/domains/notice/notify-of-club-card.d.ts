import type { EventPayload } from '../../events/catalogue.ts';
import type { EventCtx } from '../../events/subscription.ts';
/**
 * Notifies a member of the decision about their club card; its page shows the reason of a refusal. It is here because
 * the member domain stands below this one.
 */
export declare function notifyOfClubCard({ tx, now }: EventCtx, { memberId, accepted }: EventPayload<'club.decided'>): Promise<void>;
