import { StaffAccount, type MethodParsed, type StaffItem } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
/** A page of the accounts by sign-in name. `keyword`: part of the sign-in name or of the displayed one. */
export declare function listAccounts(ctx: StaffCtx, input: MethodParsed<typeof StaffAccount.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        name: string;
        displayName: string;
        roles: ("activityOperator" | "analyst" | "contestOperator" | "goodsManager" | "judge" | "moderator" | "productReviewer" | "storeClerk" | "superAdmin" | "support")[];
        isOpen: boolean;
        createTime: string;
        lastSignInTime: string | null;
        version: number;
    }[];
}>;
export declare const staffExport: import("../../export/list-export.ts").ListExport;
/** @throws ContentNotFound */
export declare function loadAccount(db: Queryable, id: string): Promise<StaffItem>;
