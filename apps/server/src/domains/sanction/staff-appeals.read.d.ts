import { StaffAppeals } from '@guangquan/contract';
import type { MethodOutput, MethodParsed } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/**
 * A page of the appeals in a state: of the waiting ones those that are due first, which are the oldest; of others the
 * newest. totalCount: capped.
 */
export declare function listStaffAppeals(ctx: StaffCtx, input: MethodParsed<typeof StaffAppeals.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        state: 1 | 2 | 3;
        text: string;
        strike: {
            id: string;
            kind: "ban" | "mute" | "warning";
            days: number | null;
            reason: string;
            untilTime: string | null;
            isAutomatic: boolean;
            target: {
                kind: "comment" | "member" | "post";
                text: string;
                change: "limited" | "masked" | "none" | "refused" | "removed";
            } | null;
            createTime: string;
            liftTime: string | null;
            memberId: string;
            nickName: string;
            targetId: string | null;
            staffName: string;
            appealId: string | null;
            appealState: 1 | 2 | 3 | null;
        };
        createTime: string;
        dueTime: string;
        isOverdue: boolean;
        canDecide: boolean;
        answer: string;
        deciderName: string;
        decideTime: string | null;
        version: number;
    }[];
}>;
export declare const appealExport: import("../../export/list-export.ts").ListExport;
/** One appeal with the other strikes of its member. @throws ContentNotFound */
export declare function loadStaffAppeal(ctx: StaffCtx, id: string): Promise<MethodOutput<typeof StaffAppeals.Get>>;
