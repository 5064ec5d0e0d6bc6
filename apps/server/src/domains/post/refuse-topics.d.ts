import type { Tx } from '../../db/client.ts';
/** Refuses a topic that is unknown, or closed and not the post's already. @throws BadInput */
export declare function refuseUnknownTopics(tx: Tx, topicIds: readonly string[], before?: readonly string[]): Promise<void>;
