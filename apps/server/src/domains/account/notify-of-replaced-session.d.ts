import type { EventPayload } from '../../events/catalogue.ts';
import type { EventCtx } from '../../events/subscription.ts';
/** Notifies a member that a sixth sign-in ended their oldest session. */
export declare function notifyOfReplacedSession({ tx, now }: EventCtx, { memberId }: EventPayload<'session.replaced'>): Promise<void>;
