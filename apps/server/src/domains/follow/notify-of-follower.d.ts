import type { EventPayload } from '../../events/catalogue.ts';
import type { EventCtx } from '../../events/subscription.ts';
/** Notifies of a new follower; following repeatedly notifies once a day. */
export declare function notifyOfFollower({ tx, now }: EventCtx, { followerId, followedId }: EventPayload<'member.followed'>): Promise<void>;
