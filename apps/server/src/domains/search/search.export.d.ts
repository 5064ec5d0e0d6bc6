import type { Queryable } from '../../db/client.ts';
/** A member's searches, newest first. */
export declare function exportSearches(db: Queryable, memberId: string): Promise<object[]>;
/** Deletes a member's searches. */
export declare function eraseSearches(db: Queryable, memberId: string): Promise<void>;
