import { StaffStrike, type MethodParsed, type StaffStrikeItem } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import type { StrikeRow } from './strike.store.ts';
/** A page of all strikes, new ones first. totalCount: capped. */
export declare function listStaffStrikes(ctx: StaffCtx, input: MethodParsed<typeof StaffStrike.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
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
    }[];
}>;
export declare const strikeExport: import("../../export/list-export.ts").ListExport;
/** What the files of strikes and of appeals say of a strike. */
export declare function strikeCells(strike: StaffStrikeItem): {
    nickName: string;
    memberId: string;
    strike: string;
    reason: string;
    target: string;
    targetId: string | null;
    staffName: string;
};
/** A member's strikes but one, the newest first, at most 50. */
export declare function listOtherStrikes(db: Queryable, { memberId, exceptId }: {
    memberId: string;
    exceptId: string;
}): Promise<StaffStrikeItem[]>;
/** Strikes for staff, in the order given. */
export declare function staffStrikes(db: Queryable, rows: readonly StrikeRow[]): Promise<StaffStrikeItem[]>;
/** Displayed names of staff by id. */
export declare function loadStaffNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>>;
