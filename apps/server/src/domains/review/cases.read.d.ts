import { type MethodParsed, type ReviewCase } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** A page of the open cases, urgent ones first, then by waiting time. totalCount: capped. */
export declare function listCases(ctx: StaffCtx, input: MethodParsed<typeof ReviewCase.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        kind: "card" | "comment" | "member" | "post";
        targetId: string;
        memberId: string;
        nickName: string;
        headPicUrl: string;
        text: string;
        coverUrl: string | null;
        causes: ("card" | "edited" | "firstPost" | "hidden" | "new" | "profile" | "reports" | "word")[];
        reportCount: number;
        isShown: boolean;
        openedAt: number;
        claim: {
            by: string;
            isOwn: boolean;
            until: number;
        } | null;
        version: number;
    }[];
}>;
/** How many cases are open in each queue, at most 1,000 of each. */
export declare function countCases({ db }: StaffCtx): Promise<{
    items: {
        kind: "card" | "comment" | "member" | "post";
        count: number;
    }[];
}>;
/** Who is deciding about cases that are still open. */
export declare function listClaims(ctx: StaffCtx, { ids }: {
    ids: readonly string[];
}): Promise<{
    items: {
        id: string;
        claim: {
            by: string;
            isOwn: boolean;
            until: number;
        } | null;
        version: number;
    }[];
}>;
