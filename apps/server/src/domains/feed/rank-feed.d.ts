import type { Database } from '../../db/client.ts';
/**
 * Makes an edition of 推荐 from the current scores, unless the order equals that of the newest one. Old editions are kept
 * for half an hour for their readers.
 */
export declare function makeEdition(db: Database, now: Date): Promise<void>;
