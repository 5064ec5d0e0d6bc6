import type { Tx } from '../../../db/client.ts';
/**
 * Gives a post other topics. The caller is responsible for the permission.
 * @returns the author and the topics of before
 * @throws ContentNotFound for a deleted post, ChangedMeanwhile, BadInput for an unknown topic
 */
export declare function setPostTopics(tx: Tx, { id, topicIds, version }: {
    id: string;
    topicIds: readonly string[];
    version: number;
}): Promise<{
    authorId: string;
    before: string[];
}>;
