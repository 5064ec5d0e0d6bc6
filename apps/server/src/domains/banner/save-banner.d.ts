import { type MethodParsed, type StaffBanner } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** Adds a banner. @returns its id @throws UploadNotFound */
export declare function createBanner(ctx: StaffCtx, { wideFileId, narrowFileId, ...fields }: MethodParsed<typeof StaffBanner.Create>): Promise<string>;
/** Changes a banner; replaced pictures are removed. @throws ContentNotFound, ChangedMeanwhile, UploadNotFound */
export declare function saveBanner(ctx: StaffCtx, { id, version, wideFileId, narrowFileId, ...fields }: MethodParsed<typeof StaffBanner.Save>): Promise<void>;
