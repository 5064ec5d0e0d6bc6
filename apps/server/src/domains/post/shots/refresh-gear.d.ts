import type { Tx } from '../../../db/client.ts';
/** Locks the posts that show these files, in one order. @returns their ids */
export declare function lockPostsShowing(tx: Tx, fileIds: readonly string[]): Promise<string[]>;
/**
 * Writes again what filters, search and cards say of the camera and lens of locked posts: their photographs were joined
 * to other entries of the catalogue, or these have other names.
 */
export declare function refreshGear(tx: Tx, ids: readonly string[]): Promise<void>;
