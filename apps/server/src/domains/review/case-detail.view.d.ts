import { type ReviewCaseDetail } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** An open case with everything a decision needs. @throws ContentNotFound for one that was decided */
export declare function loadCase(ctx: StaffCtx, { id }: {
    id: string;
}): Promise<ReviewCaseDetail>;
