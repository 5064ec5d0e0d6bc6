import { StaffAudit, type MethodParsed } from '@guangquan/contract';
import * as z from 'zod';
import type { StaffCtx } from '../../context.ts';
/** A page of the audit log, new rows first. totalCount: capped. */
export declare function listActs(ctx: StaffCtx, input: MethodParsed<typeof StaffAudit.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        seq: number;
        actor: string;
        act: string;
        targetKind: string;
        targetId: string;
        reason: string;
        before: z.JSONType;
        after: z.JSONType;
        ip: string;
        requestId: string | null;
        createTime: string;
    }[];
}>;
export declare const auditExport: import("../../export/list-export.ts").ListExport;
