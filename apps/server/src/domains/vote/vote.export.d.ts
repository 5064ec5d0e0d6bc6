import type { Queryable } from '../../db/client.ts';
/** An author's export of their votes: options with their counts, never who chose what. */
export declare function exportVotes(db: Queryable, ids: readonly string[]): Promise<Map<string, object>>;
/** A member's choices in others' votes, oldest first. */
export declare function exportChoices(db: Queryable, memberId: string): Promise<object[]>;
