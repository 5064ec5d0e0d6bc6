import type { Tx } from '../../db/client.ts';
/**
 * The tags that a post is to carry: a merged one is replaced by the tag it was merged into. Whoever merges or bans one of
 * them waits until this transaction ends, and then finds its post.
 * @throws BadInput for a banned tag that the post does not have already
 */
export declare function settleGivenTags(tx: Tx, { given, before }: {
    given: readonly string[];
    before: readonly string[];
}): Promise<string[]>;
