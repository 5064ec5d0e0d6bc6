import type { Database } from '../../db/client.ts';
/**
 * Updates the hot scores of young posts, of posts with new engagement, and hourly of all of the last 30 days.
 * @returns how many scores were written
 */
export declare function scorePosts(db: Database, now: Date, options: {
    all: boolean;
}): Promise<number>;
