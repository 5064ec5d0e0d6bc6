import { type MethodParsed, type StaffProduct, type StaffProductCategory } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** All categories, in their order. */
export declare function listStaffCategories({ db }: StaffCtx): Promise<StaffProductCategory[]>;
/** Adds a category with the next number. @returns the number @throws AlreadyThere, BadInput when there are too many */
export declare function createCategory(ctx: StaffCtx, { name, serialHelp, sort, rewardRule }: MethodParsed<typeof StaffProduct.CreateCategory>): Promise<number>;
/**
 * Changes a category. Its reward rule stays: registrations were paid by it, and counted as cameras or lenses.
 * @throws ContentNotFound, ChangedMeanwhile, AlreadyThere
 */
export declare function saveCategory(ctx: StaffCtx, { id, name, serialHelp, sort, version }: MethodParsed<typeof StaffProduct.SaveCategory>): Promise<null>;
