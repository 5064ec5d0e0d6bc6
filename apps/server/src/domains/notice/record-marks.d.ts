import type { EventPayload } from '../../events/catalogue.ts';
import type { EventCtx } from '../../events/subscription.ts';
type Marked = EventPayload<'target.marked'>;
/**
 * Adds likes and collections to the groups of their targets' owners or removes them, according to their current state.
 * Events of one pair may arrive twice and on several nodes at once. Behind the locks each reads the current state, so
 * the last one is right, whatever their order.
 */
export declare function recordMarks({ tx, now }: EventCtx, events: readonly Marked[]): Promise<void>;
export {};
