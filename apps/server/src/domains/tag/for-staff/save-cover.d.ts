import { type MethodParsed, type StaffTag } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Gives a tag a picture, or takes it away; a replaced one is removed. @throws ContentNotFound, ChangedMeanwhile, UploadNotFound */
export declare function saveTagCover(ctx: StaffCtx, { name, version, coverFileId }: MethodParsed<typeof StaffTag.SaveCover>): Promise<void>;
