import { type MethodParsed, StaffPost, type StaffPostItem } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** A page of the posts in every state. The keyword is an id or words. totalCount: capped. */
export declare function listStaffPosts(ctx: StaffCtx, input: MethodParsed<typeof StaffPost.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        authorId: string;
        authorName: string;
        publishType: number;
        status: number;
        title: string;
        text: string;
        coverUrl: string | null;
        pictureCount: number;
        topics: {
            id: string;
            name: string;
        }[];
        tags: string[];
        likeCount: number;
        replyCount: number;
        openReportCount: number;
        reviewReason: string;
        createTime: string;
        path: string | null;
        version: number;
    }[];
}>;
export declare const postExport: import("../../export/list-export.ts").ListExport;
/** What the search from anywhere finds of the posts. */
export declare const postSearch: {
    readonly kind: 'post';
    readonly access: import("@guangquan/contract").StaffAccess;
    readonly find: (ctx: StaffCtx, { text, limit }: {
        text: string;
        limit: number;
    }) => Promise<{
        id: string;
        title: string;
        detail: string;
    }[]>;
};
/** @throws ContentNotFound */
export declare function loadStaffPost(ctx: StaffCtx, id: string): Promise<StaffPostItem>;
