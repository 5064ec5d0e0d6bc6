import { type DataExport } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
import { type ExportRow } from './export.store.ts';
/** URL of a ZIP. It requires a session of its member. */
export declare const exportPath: (id: string) => string;
/** State of the caller's export. */
export declare function loadExport(ctx: MemberCtx): Promise<DataExport>;
/** When the next export may be requested: a failed one does not count. */
export declare function nextExportAt(row: Pick<ExportRow, 'state' | 'requested_at'>): Date;
