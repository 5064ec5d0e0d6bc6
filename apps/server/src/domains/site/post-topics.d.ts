import type { Topic } from '@guangquan/contract';
import type { App } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import { type Change } from '../../db/count-moves.ts';
/** Names of all topics by id; at most a minute old. */
export declare function topicNames(app: App): Promise<ReadonlyMap<string, string>>;
/** Those of these topics that exist. */
export declare function findTopics(tx: Tx, ids: readonly string[]): Promise<Set<string>>;
/** Those of these topics that a post may be given. */
export declare function findOpenTopics(tx: Tx, ids: readonly string[]): Promise<Set<string>>;
/** Moves the number of posts of each topic that was added to a post or removed from it. */
export declare function moveTopicCounts(tx: Tx, change: Change): Promise<void>;
/** Topics with their names and numbers of posts, in the order of the full list; unknown ids are left out. */
export declare function loadTopics(db: Queryable, ids: readonly string[]): Promise<Topic[]>;
