import type { CsvSheet, ExportStart, Method, MethodParsed, StaffAccess } from '@guangquan/contract';
import type { StaffCtx } from '../context.ts';
import type { CsvValue } from '../csv/csv-text.ts';
/** A list of the console that can be exported. */
export interface ListExport {
    call: Method;
    sheet: CsvSheet;
    /** @param input as the call received it */
    rows: (ctx: StaffCtx, input: unknown) => AsyncIterable<Record<string, CsvValue>>;
}
type ExportCall = Method<StaffAccess>;
/** What an export is called in its row and the audit log: its service, with the list where a service exports several. */
export declare const exportName: ({ service, name }: Pick<Method, 'service' | 'name'>) => string;
/**
 * Declares the export of a list.
 * @param rows all rows of the list with the filters of `input`, in batches, as `walkRows` reads them
 */
export declare function defineExport<M extends ExportCall, const Column extends string>(call: M, sheet: CsvSheet<Column>, rows: (ctx: StaffCtx, input: MethodParsed<M>) => AsyncIterable<Record<NoInfer<Column>, CsvValue>>): ListExport;
/** Begins an export: who exports what and why is in the audit log before the first row is read. */
export declare function beginExport(ctx: StaffCtx, { call }: Pick<ListExport, 'call'>, input: {
    reason: string;
    requestId?: string | undefined;
}): Promise<ExportStart>;
export {};
