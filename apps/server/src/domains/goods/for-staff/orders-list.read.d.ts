import { StaffGoodsOrder, type MethodParsed, type StaffOrderItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
/** A page of everybody's orders, newest first. totalCount: capped. */
export declare function listStaffOrders(ctx: StaffCtx, input: MethodParsed<typeof StaffGoodsOrder.GetList>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        number: string;
        memberId: string;
        nickName: string;
        goodsId: string;
        name: string;
        goodsType: number;
        kind: number;
        count: number;
        coins: number;
        state: number;
        address: {
            receiver: string;
            phone: string;
            place: string;
        } | null;
        carrier: string;
        trackingNumber: string;
        note: string;
        createTime: string;
        shippedTime: string | null;
        endTime: string | null;
        version: number;
    }[];
}>;
/** @throws ContentNotFound */
export declare function getStaffOrder(ctx: Pick<StaffCtx, 'app'> & {
    db: Queryable;
}, id: string): Promise<StaffOrderItem>;
/** Orders with their full addresses, which a parcel needs. */
export declare const orderExport: import("../../../export/list-export.ts").ListExport;
