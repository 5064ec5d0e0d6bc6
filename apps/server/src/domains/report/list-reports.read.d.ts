import { type MethodParsed, StaffReport } from '@guangquan/contract';
import type { Ctx, StaffCtx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
/** A page of the reports of a member, or of those they sent, newest first. totalCount: capped. */
export declare function listMemberReports(ctx: Ctx, { id, side, ...input }: PageInput & {
    id: string;
    side: 'of' | 'by';
}): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        reporterId: string;
        reporterName: string;
        reportType: number;
        targetId: string;
        reason: string;
        text: string;
        status: number;
        createTime: string;
        decideTime: string | null;
    }[];
}>;
/** A page of the reports with all of these properties, newest first. totalCount: capped. */
export declare function listStaffReports(ctx: StaffCtx, input: MethodParsed<typeof StaffReport.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        reporterId: string;
        reporterName: string;
        reportType: number;
        targetId: string;
        reason: string;
        text: string;
        status: number;
        createTime: string;
        decideTime: string | null;
    }[];
}>;
export declare const reportExport: import("../../export/list-export.ts").ListExport;
