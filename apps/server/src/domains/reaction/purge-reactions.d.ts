import type { Tx } from '../../db/client.ts';
/** Removes all reactions to a post that is purged; the counters of its collectors are locked. */
export declare function purgeReactions(tx: Tx, publishId: string): Promise<void>;
