import type { Topic } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
/** Topics the caller is interested in, in the order of the full list. */
export declare function listChosenTopics(ctx: MemberCtx): Promise<Topic[]>;
/** Ids of the topics a member chose. */
export declare function listTopicIdsOf(db: Queryable, memberId: string): Promise<string[]>;
/** Replaces the caller's topics. @throws ContentNotFound */
export declare function changeTopics(ctx: MemberCtx, topicIds: readonly string[]): Promise<Topic[]>;
/** Stores the topics of a member who has none yet. @throws ContentNotFound for a topic that does not exist */
export declare function chooseTopics(tx: Tx, { memberId, topicIds }: {
    memberId: string;
    topicIds: readonly string[];
}): Promise<void>;
