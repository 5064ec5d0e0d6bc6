import type { MethodOutput, MethodParsed, UserProduct } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/** The caller's registrations, newest first; those that ended are a list of their own. totalCount: capped. */
export declare function listRegistrations(ctx: MemberCtx, input: MethodParsed<typeof UserProduct.GetList>): Promise<MethodOutput<typeof UserProduct.GetList>>;
