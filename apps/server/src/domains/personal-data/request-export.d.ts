import type { DataExport } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/**
 * Starts an export of all data of the caller, once in seven days. While one is being made it returns that one's state.
 * @throws TicketInvalid, ExportTooSoon
 */
export declare function requestExport(ctx: MemberCtx, { ticket }: {
    ticket: string;
}): Promise<DataExport>;
