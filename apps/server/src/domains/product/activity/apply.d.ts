import { type MethodParsed, type ProductApplication, type UserProduct } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
type Input = MethodParsed<typeof UserProduct.UserProductActivityApply>;
/**
 * Applies for an activity with one of the caller's products. A place is taken in the statement that compares it with
 * the quota.
 * @throws ContentNotFound, ApplyClosed, NotEligible, AppliedAlready, PlacesFull, UploadNotFound
 */
export declare function applyForActivity(ctx: MemberCtx, input: Input): Promise<ProductApplication>;
/**
 * Changes an application, which is reviewed again: one in review while the activity takes applications, one that has to
 * be completed at any time. Without another address it keeps its own.
 * @throws ContentNotFound, ApplyClosed, NotAllowedNow, UploadNotFound
 */
export declare function modifyApplication(ctx: MemberCtx, input: Input): Promise<ProductApplication>;
export {};
