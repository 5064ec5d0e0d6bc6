import { StaffReply, type MethodParsed } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** A page of the comments in every state. totalCount: capped. */
export declare function listStaffReplies(ctx: StaffCtx, { reported, ...input }: MethodParsed<typeof StaffReply.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        publishId: string;
        authorId: string;
        authorName: string;
        text: string;
        pictureUrl: string | null;
        isFirstLevel: boolean;
        status: number;
        likeCount: number;
        openReportCount: number;
        createTime: string;
    }[];
}>;
export declare const replyExport: import("../../export/list-export.ts").ListExport;
