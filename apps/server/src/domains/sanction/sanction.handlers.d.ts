import type { StaffAppeals, StaffStrike } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
/** Methods of UserStrike for signed-in members; the account domain has those that take a ticket. */
export declare const strikeMethods: {
    GetList: (ctx: import("../../context.ts").MemberCtx, input: {
        skipCount?: number | undefined;
        maxResultCount: number;
        cursor?: string | undefined;
    }) => Promise<{
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
            appealUntilTime: string;
            canAppeal: boolean;
            appeal: {
                state: 1 | 2 | 3;
                text: string;
                createTime: string;
                dueTime: string;
                answer: string;
                decideTime: string | null;
            } | null;
        }[];
    }>;
    Appeal: (ctx: import("../../context.ts").MemberCtx, { id, text }: {
        id: string;
        text: string;
        requestId?: string | undefined;
    }) => Promise<{
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
        appealUntilTime: string;
        canAppeal: boolean;
        appeal: {
            state: 1 | 2 | 3;
            text: string;
            createTime: string;
            dueTime: string;
            answer: string;
            decideTime: string | null;
        } | null;
    }>;
};
export declare const staffStrikeMethods: HandlersOf<typeof StaffStrike>;
export declare const staffAppealMethods: HandlersOf<typeof StaffAppeals>;
