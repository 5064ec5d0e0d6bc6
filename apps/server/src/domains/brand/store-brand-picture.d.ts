import { type BrandPicture, type MethodParsed, type StaffBrand } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/**
 * Checks a picture of the brand and stores it by its content, so that the same file is stored once.
 * @throws FileTooLarge, BrandPictureType, BrandPictureUnsafe, BrandPictureSize, PhotoDamaged
 */
export declare function storeBrandPicture({ db }: StaffCtx, { kind, content }: MethodParsed<typeof StaffBrand.Upload>): Promise<BrandPicture>;
