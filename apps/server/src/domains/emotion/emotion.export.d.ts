import type { Database, Queryable } from '../../db/client.ts';
/** A member's emotions, oldest first. */
export declare function exportEmotions(db: Queryable, memberId: string): Promise<object[]>;
/** Removes all of a member's emotions and updates the counters. Can be repeated after an interruption. */
export declare function eraseEmotions(db: Database, memberId: string, now: Date): Promise<void>;
