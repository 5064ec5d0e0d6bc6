import type { Database } from '../../db/client.ts';
/** Removes a member's comments and the answers under them. May be run again after an interruption. */
export declare function eraseReplies(db: Database, authorId: string): Promise<void>;
