import type { Tx } from '../../db/client.ts';
import type { EventName } from '../../events/catalogue.ts';
interface GrantOptions {
    now: Date;
    /** Only what this event may have changed. */
    after?: EventName | undefined;
    /** Without notices: for what was done long ago. */
    quietly?: boolean;
}
/**
 * Grants active members the medals and frames whose goals they have reached, each once, and stores how far they are.
 * What is granted depends on stored rows alone, so that it does not matter whether an event or the clock is the cause.
 */
export declare function grantReached(tx: Tx, memberIds: readonly string[], { now, after, quietly }: GrantOptions): Promise<void>;
export {};
