import type { Database } from '../../db/client.ts';
/** Removes a member's name and id from others' comments. May be run again after an interruption. */
export declare function eraseMentionsInReplies(db: Database, memberId: string): Promise<void>;
