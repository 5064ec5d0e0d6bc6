import type { Ctx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
export interface ArticleFilter {
    categoryId?: number | undefined;
    source?: 'official' | 'member' | undefined;
}
interface ListedRow {
    id: string;
    listed_at: Date;
}
/** A page of the listed articles, by listing time. totalCount: capped, determined by the first page. */
export declare function listArticles(ctx: Ctx, input: PageInput & ArticleFilter): Promise<Omit<import("@guangquan/contract").Page<ListedRow>, "items"> & {
    rows: ListedRow[];
}>;
/** Of the newest articles, the most similar to one: by common tags, then category, then time. */
export declare function listRelated(ctx: Ctx, post: {
    id: string;
    tags: readonly string[];
}, limit: number): Promise<string[]>;
export {};
