import type { EventPayload } from '../../events/catalogue.ts';
import type { EventCtx } from '../../events/subscription.ts';
/** Notifies the reporters of a target of the decision. The target is not named: it may no longer exist. */
export declare function notifyReporters({ tx, now }: EventCtx, { upheld, ...target }: EventPayload<'report.decided'>): Promise<void>;
