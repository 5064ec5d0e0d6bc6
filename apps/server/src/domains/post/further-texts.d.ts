import type { Queryable } from '../../db/client.ts';
/** Searchable texts of posts beside their own rows, captions and tags, by post id. Does not check who may read them. */
export declare function loadFurtherTexts(db: Queryable, posts: readonly {
    id: string;
    publishType: number;
}[]): Promise<Map<string, string>>;
