import type { StaffCtx } from '../context.ts';
import type { ListExport } from './list-export.ts';
interface OpenedExport {
    id: string;
    list: ListExport;
    input: unknown;
    /** Asked before each part: the session may end while the file is written. */
    mayGoOn: () => Promise<boolean>;
}
/**
 * The text of an export, part by part, as fast as it is received. The number of rows is in the audit log before the last
 * byte is sent, also where the receiver left.
 */
export declare function exportFile(ctx: StaffCtx, { id, list, input, mayGoOn }: OpenedExport): AsyncGenerator<string>;
export {};
