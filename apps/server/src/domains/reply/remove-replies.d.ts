import type { Tx } from '../../db/client.ts';
/** Deletes all comments of a post that is purged, with their photographs. */
export declare function removeReplies(tx: Tx, postId: string): Promise<void>;
