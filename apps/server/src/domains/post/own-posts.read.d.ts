import { type OwnPost, type Page } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
interface OwnInput extends PageInput {
    publishType?: number | undefined;
    bin: boolean;
}
/**
 * A page of the caller's own posts in every state, newest first; or of the recycle bin, last deleted first. totalCount:
 * capped, counted for the first page.
 */
export declare function listOwnPosts(ctx: MemberCtx, input: OwnInput): Promise<Page<OwnPost>>;
export {};
