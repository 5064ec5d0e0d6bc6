import { type CsvFault, type MethodParsed, type StaffPresent, type StaffPresentItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { Answered, OnceCtx } from '../../../http/once-ctx.ts';
/**
 * Ships a present, or corrects how it was shipped.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow for one that is not to be shipped, or over
 */
export declare function shipPresent(ctx: StaffCtx, { id, version, carrier, trackingNumber }: MethodParsed<typeof StaffPresent.Ship>): Promise<StaffPresentItem>;
/** How many presents a file ships, and what is wrong with it. */
export declare function checkParcels({ db }: StaffCtx, { csv }: MethodParsed<typeof StaffPresent.CheckParcels>): Promise<{
    shipped: number;
    faults: CsvFault[];
}>;
/** Ships the presents of a file. @throws BadInput for a file with a fault, of which nothing is shipped */
export declare function importParcels(ctx: OnceCtx<{
    shipped: number;
}, StaffCtx>, { csv, reason }: MethodParsed<typeof StaffPresent.ImportParcels>): Promise<Answered>;
