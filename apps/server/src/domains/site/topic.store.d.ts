import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import type { Topic } from '../../db/tables.gen.ts';
export type TopicRow = Selectable<Topic>;
/**
 * Locks the list of topics, so that no two get one name at once.
 * @returns the topic with this id, if there is one
 */
export declare function lockTopics(tx: Tx, id: string | null): Promise<TopicRow | undefined>;
/** Whether a topic other than this one has the name. */
export declare function isTopicNamed(tx: Tx, name: string, id: string | null): Promise<boolean>;
export declare function insertTopic(tx: Tx, row: Insertable<Topic>): Promise<void>;
export declare function updateTopic(tx: Tx, id: string, changed: Updateable<Topic>): Promise<void>;
