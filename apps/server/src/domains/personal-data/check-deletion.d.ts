import type { MethodOutput, UserInfo } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
export declare const coolingOffDays = 15;
type DeletionCheck = MethodOutput<typeof UserInfo.CheckDelete>;
/** The obstacles to a deletion, which domains name, and what it costs. */
export declare function checkDeletion(ctx: MemberCtx): Promise<DeletionCheck>;
export {};
