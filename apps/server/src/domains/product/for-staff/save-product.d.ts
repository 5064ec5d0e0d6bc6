import { type MethodParsed, type StaffProduct, type StaffProductItem } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Adds a product. @throws AlreadyThere, UploadNotFound */
export declare function createProduct(ctx: StaffCtx, given: MethodParsed<typeof StaffProduct.Create>): Promise<StaffProductItem>;
/** Changes a product. @throws ContentNotFound, ChangedMeanwhile, AlreadyThere, UploadNotFound */
export declare function saveProduct(ctx: StaffCtx, { id, version, ...given }: MethodParsed<typeof StaffProduct.Save>): Promise<StaffProductItem>;
