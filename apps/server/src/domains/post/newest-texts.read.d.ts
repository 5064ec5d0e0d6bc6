import type { Queryable } from '../../db/client.ts';
/** Titles and texts of published posts, the newest first, for the word list; of a long article its beginning. */
export declare function walkNewestTexts(db: Queryable, batch: number): AsyncGenerator<string[]>;
