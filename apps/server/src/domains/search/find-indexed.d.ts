import type { Queryable } from '../../db/client.ts';
/**
 * Ids of the newest targets of one kind that contain the words, hidden ones too; at most 1,000. Words of one character
 * are not indexed and find nothing.
 */
export declare function findIndexedIds(db: Queryable, kind: string, words: string): Promise<string[]>;
