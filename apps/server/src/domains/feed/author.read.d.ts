import type { Ctx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
import { type TimeRow } from '../post/index.ts';
interface AuthorFilter {
    userId: string;
    /** Year of publishing, Asia/Shanghai. */
    year?: number | undefined;
    albumId?: string | undefined;
}
/**
 * A page of a member's photographs by time, optionally of a year or an album. Authors also see their posts in review
 * and their private ones. totalCount: capped, counted for the first page.
 */
export declare function listByAuthor(ctx: Ctx, input: PageInput & AuthorFilter): Promise<Omit<import("@guangquan/contract").Page<TimeRow>, "items"> & {
    rows: TimeRow[];
}>;
/** The newest other posts of a post's author that this viewer can see. */
export declare function listSameAuthor(ctx: Ctx, post: {
    id: string;
    authorId: string;
}, limit: number): Promise<string[]>;
export {};
