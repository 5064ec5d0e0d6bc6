import type { Ctx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
import { type TimeRow } from '../post/index.ts';
interface AuthorPosts extends PageInput {
    userId: string;
    /** Only posts of this kind. */
    publishType?: number | undefined;
}
/**
 * A page of a member's posts of all kinds by time, as others see them. totalCount: capped, counted for the first page.
 */
export declare function listAuthorPosts(ctx: Ctx, input: AuthorPosts): Promise<Omit<import("@guangquan/contract").Page<TimeRow>, "items"> & {
    rows: TimeRow[];
}>;
export {};
