import type { Ctx } from '../../context.ts';
/** Methods of UserStrike for a banned member, who has no session: with the ticket of the refused sign-in. */
export declare const strikesByTicket: {
    GetListByTicket: (ctx: Ctx, { ticket, ...input }: {
        skipCount?: number | undefined;
        maxResultCount: number;
        cursor?: string | undefined;
        ticket: string;
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
    AppealByTicket: (ctx: Ctx, { ticket, id, text }: {
        id: string;
        text: string;
        ticket: string;
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
