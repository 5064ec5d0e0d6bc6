import { StaffJob, type MethodOutput, type MethodParsed } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** A page of the jobs, new ones first. totalCount: capped. */
export declare function listJobItems(ctx: StaffCtx, input: MethodParsed<typeof StaffJob.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        name: string;
        lane: string | null;
        state: "failed" | "running" | "waiting";
        attempts: number;
        maxAttempts: number;
        lastError: string | null;
        createTime: string;
        runTime: string;
        startTime: string | null;
    }[];
}>;
export declare const jobExport: import("../../export/list-export.ts").ListExport;
/** Jobs by lane, and those that start by the clock. */
export declare function loadLanes(ctx: StaffCtx): Promise<MethodOutput<typeof StaffJob.GetLanes>>;
