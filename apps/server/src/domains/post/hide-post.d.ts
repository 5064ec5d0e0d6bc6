import type { Tx } from '../../db/client.ts';
import { type LockedPost } from './post.store.ts';
/** Locks a post and its author, in the order that every command uses. */
export declare function lockPostAndAuthor(tx: Tx, id: string): Promise<LockedPost | undefined>;
/**
 * Hides a published, locked post from everybody but its author until somebody decides.
 * @returns false for one that is not published
 */
export declare function hidePost(tx: Tx, post: LockedPost, now: Date): Promise<boolean>;
