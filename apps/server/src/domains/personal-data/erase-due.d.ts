import type { App } from '../../context.ts';
/**
 * Erases every account whose cooling-off has ended. The member's row is cleared first, in one transaction; their
 * content follows in steps, and only then is the account done: what a killed node leaves, the next run finishes. A
 * failing account delays no other.
 * @returns how many
 * @throws at the end, when some could not be erased
 */
export declare function eraseDue(app: App, now: Date, signal: AbortSignal): Promise<number>;
