import { StaffInvitation, type MethodOutput, type MethodParsed } from '@guangquan/contract';
import type { Ctx, StaffCtx } from '../../context.ts';
/** What an invited person sees. @throws InvitationInvalid */
export declare function loadInvitation(ctx: Ctx, { token }: {
    token: string;
}): Promise<MethodOutput<typeof StaffInvitation.Get>>;
/** A page of the invitations that nobody accepted yet, new ones first. totalCount: capped. */
export declare function listInvitations(ctx: StaffCtx, input: MethodParsed<typeof StaffInvitation.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        roles: ("activityOperator" | "analyst" | "contestOperator" | "goodsManager" | "judge" | "moderator" | "productReviewer" | "storeClerk" | "superAdmin" | "support")[];
        invitedBy: string;
        forName: string | null;
        createTime: string;
        expireTime: string;
    }[];
}>;
export declare const invitationExport: import("../../export/list-export.ts").ListExport;
