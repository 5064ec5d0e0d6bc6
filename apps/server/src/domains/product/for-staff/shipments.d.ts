import { type CsvFault, type MethodParsed, type StaffSerial, type StaffShipment } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { Answered, OnceCtx } from '../../../http/once-ctx.ts';
type Imported = {
    added: number;
    changed: number;
};
export declare function checkShipments(ctx: StaffCtx, { csv }: MethodParsed<typeof StaffShipment.CheckImport>): Promise<Imported & {
    faults: CsvFault[];
}>;
/** Imports a file of shipped numbers, all of it or nothing. */
export declare function importShipments(ctx: OnceCtx<Imported, StaffCtx>, { csv, reason }: MethodParsed<typeof StaffShipment.Import>): Promise<Answered>;
/** What is known of a number, of every product that has it. */
export declare function findSerials(ctx: StaffCtx, { serialNumber }: {
    serialNumber: string;
}): Promise<StaffSerial[]>;
/** Blocks a number, or opens it again. @throws ContentNotFound, NotAllowedNow where it is so already */
export declare function setBlocked(ctx: StaffCtx, { id, blocked, reason }: MethodParsed<typeof StaffShipment.SetBlocked>): Promise<null>;
export {};
