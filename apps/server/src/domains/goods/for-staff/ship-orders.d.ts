import { type MethodParsed, type StaffGoodsOrder, type StaffOrderItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { Answered, OnceCtx } from '../../../http/once-ctx.ts';
/**
 * Ships an order, or corrects how it was shipped.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow for an order that is not shipped, or over
 */
export declare function shipOrder(ctx: StaffCtx, { id, version, carrier, trackingNumber }: MethodParsed<typeof StaffGoodsOrder.Ship>): Promise<StaffOrderItem>;
/** How many orders a file ships, and what is wrong with it. */
export declare function checkShipments({ db }: StaffCtx, { csv }: MethodParsed<typeof StaffGoodsOrder.CheckShipments>): Promise<{
    shipped: number;
    faults: {
        line: number;
        column: string;
        message: string;
    }[];
}>;
/** Ships the orders of a file. @throws BadInput for a file with a fault, of which nothing is shipped */
export declare function importShipments(ctx: OnceCtx<{
    shipped: number;
}, StaffCtx>, { csv, reason }: MethodParsed<typeof StaffGoodsOrder.ImportShipments>): Promise<Answered>;
