import type { MethodOutput, MethodParsed, UserProduct } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/** @throws ContentNotFound */
export declare function setReminders(ctx: MemberCtx, { regProductId, remindCounts, remindWarranty }: MethodParsed<typeof UserProduct.SetReminders>): Promise<MethodOutput<typeof UserProduct.SetReminders>>;
