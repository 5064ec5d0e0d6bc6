import type { Tx } from '../../../db/client.ts';
/**
 * Replaces a tag in the next posts that carry it, in whatever state they are; a post that has the other one already loses
 * it. @returns how many posts were found: 0 when it is done
 */
export declare function replaceTag(tx: Tx, { from, into, limit }: {
    from: string;
    into: string;
    limit: number;
}): Promise<number>;
