import type { Tx } from '../../db/client.ts';
/**
 * Brings what authors earned with posts to the state of these: taken back when a post is refused, or deleted within
 * seven days; given back when it is shown again.
 */
export declare function settlePosts(tx: Tx, publishIds: readonly string[], now: Date): Promise<void>;
