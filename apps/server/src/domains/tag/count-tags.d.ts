import type { Tx } from '../../db/client.ts';
import { type Change } from '../../db/count-moves.ts';
/**
 * Moves the number of posts of each tag that was added to a post or removed from it, and when it was last used; adds
 * pinyin to a new one.
 */
export declare function countTags(tx: Tx, { id, tags }: {
    id: string;
    tags: Change;
}): Promise<void>;
