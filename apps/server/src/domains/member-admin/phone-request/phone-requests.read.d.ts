import { StaffPhoneRequest, type MethodParsed, type StaffPhoneRequestItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** A page of the requests, newest first. totalCount: capped. */
export declare function listPhoneRequests(ctx: StaffCtx, { memberId, waiting, ...input }: MethodParsed<typeof StaffPhoneRequest.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        memberId: string;
        nickName: string;
        phoneMasked: string;
        proof: string;
        reason: string;
        requesterName: string;
        isOwn: boolean;
        state: "approved" | "expired" | "refused" | "waiting";
        deciderName: string | null;
        decisionReason: string;
        createTime: string;
        expireTime: string;
    }[];
}>;
export declare const phoneRequestExport: import("../../../export/list-export.ts").ListExport;
/** @throws ContentNotFound */
export declare function loadPhoneRequest(ctx: StaffCtx, id: string): Promise<StaffPhoneRequestItem>;
