import { type MethodParsed, type StaffGift, type StaffGiftItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
type Fields = Omit<MethodParsed<typeof StaffGift.Create>, 'requestId'>;
/** Adds a gift. @throws UploadNotFound */
export declare function createGift(ctx: StaffCtx, fields: Fields): Promise<StaffGiftItem>;
/** Changes a gift; presents that were given stay as they are. @throws ContentNotFound, ChangedMeanwhile, UploadNotFound */
export declare function saveGift(ctx: StaffCtx, { id, version, ...fields }: MethodParsed<typeof StaffGift.Save>): Promise<StaffGiftItem>;
export {};
