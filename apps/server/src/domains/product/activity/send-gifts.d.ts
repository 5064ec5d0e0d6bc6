import { type CsvFault, type MethodParsed, type StaffProductActivity, type StaffProductApplicationItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { Answered, OnceCtx } from '../../../http/once-ctx.ts';
/**
 * Records that the gift of an accepted application was given or sent, or corrects how. What goes to an address has a
 * carrier and a number.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export declare function sendGift(ctx: StaffCtx, { id, carrier, trackingNumber, version }: MethodParsed<typeof StaffProductActivity.Send>): Promise<StaffProductApplicationItem>;
/** How many gifts a file sends, and what is wrong with it. */
export declare function checkParcels({ db }: StaffCtx, { csv }: MethodParsed<typeof StaffProductActivity.CheckParcels>): Promise<{
    shipped: number;
    faults: CsvFault[];
}>;
/** Records the gifts of a file as sent. @throws BadInput for a file with a fault, of which nothing is recorded */
export declare function importParcels(ctx: OnceCtx<{
    shipped: number;
}, StaffCtx>, { csv, reason }: MethodParsed<typeof StaffProductActivity.ImportParcels>): Promise<Answered>;
