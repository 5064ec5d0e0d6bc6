import { StaffPresent, type MethodParsed, type StaffPresentItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** A page of everybody's presents, newest first. totalCount: capped. */
export declare function listStaffPresents(ctx: StaffCtx, input: MethodParsed<typeof StaffPresent.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        number: string;
        memberId: string;
        nickName: string;
        giftId: string;
        title: string;
        option: string;
        presentType: 1 | 2;
        source: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        state: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        value: number;
        address: {
            receiver: string;
            phone: string;
            place: string;
        } | null;
        carrier: string;
        trackingNumber: string;
        memo: string;
        grantTime: string;
        claimDeadline: string;
        shippedTime: string | null;
        endTime: string | null;
        version: number;
    }[];
}>;
/** @throws ContentNotFound */
export declare function getStaffPresent(ctx: StaffCtx, id: string): Promise<StaffPresentItem>;
/** Presents with their full addresses, which a parcel needs. */
export declare const presentExport: import("../../../export/list-export.ts").ListExport;
