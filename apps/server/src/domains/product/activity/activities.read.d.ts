import type { MethodOutput, MethodParsed, ProductActivityDetail, UserProduct } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/** The activities that are open and not over, and those that the caller applied for. */
export declare function listActivities(ctx: MemberCtx, input: MethodParsed<typeof UserProduct.GetProductActivityList>): Promise<MethodOutput<typeof UserProduct.GetProductActivityList>>;
/** An activity that is open or that the caller applied for, with their products of its models. @throws ContentNotFound */
export declare function getActivity(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<ProductActivityDetail>;
