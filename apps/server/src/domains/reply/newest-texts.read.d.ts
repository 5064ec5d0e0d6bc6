import type { Queryable } from '../../db/client.ts';
/** Texts of comments that are shown, the newest first, for the word list. */
export declare function walkNewestReplyTexts(db: Queryable, batch: number): AsyncGenerator<string[]>;
