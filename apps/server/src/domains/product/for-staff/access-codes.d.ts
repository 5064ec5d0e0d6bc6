import { StaffAccessCode, type AccessCodeBatch, type ExportStart, type MethodParsed } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Orders a batch of codes, which are made when they are downloaded. @throws ContentNotFound */
export declare function createBatch(ctx: StaffCtx, { productId, amount, note }: MethodParsed<typeof StaffAccessCode.Create>): Promise<AccessCodeBatch>;
/** Begins the only download of a batch. @throws ContentNotFound, NotAllowedNow when it was downloaded */
export declare function beginDownload(ctx: StaffCtx, input: MethodParsed<typeof StaffAccessCode.Download>): Promise<ExportStart>;
/** Makes the codes of a batch as they are sent: only their hashes are stored. A second download is empty. */
export declare const accessCodeExport: import("../../../export/list-export.ts").ListExport;
/**
 * Freezes, opens or voids the codes of a batch that nobody has used. What is void stays so.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow without codes
 */
export declare function setBatchState(ctx: StaffCtx, { id, to, version, reason }: MethodParsed<typeof StaffAccessCode.SetState>): Promise<AccessCodeBatch>;
