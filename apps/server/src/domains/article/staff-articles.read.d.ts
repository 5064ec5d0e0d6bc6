import { StaffArticle, type MethodParsed, type StaffArticleItem } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** A page of the published articles, new ones first. totalCount: capped. */
export declare function listStaffArticles(ctx: StaffCtx, input: MethodParsed<typeof StaffArticle.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        title: string;
        authorId: string;
        authorName: string;
        isOfficial: boolean;
        categoryId: number;
        listedTime: string | null;
        isCandidate: boolean;
        createTime: string;
        likeCount: number;
        replyCount: number;
        version: number;
    }[];
}>;
export declare const articleExport: import("../../export/list-export.ts").ListExport;
/** @throws ContentNotFound */
export declare function loadStaffArticle(ctx: StaffCtx, id: string): Promise<StaffArticleItem>;
