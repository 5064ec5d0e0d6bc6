import type { Database } from '../../../db/client.ts';
/**
 * Removes a member's name and id from others' posts and from their earlier versions. May be run again after an
 * interruption.
 */
export declare function eraseMentionsInPosts(db: Database, memberId: string): Promise<void>;
