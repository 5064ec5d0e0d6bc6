import { type MethodParsed, type StaffGrowth } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/**
 * Gives a member experience or takes some back, as a line of its own. The level follows as after an act: it may rise,
 * and never falls. Caps of days do not apply.
 * @throws ContentNotFound for a member who is not active, BadInput for more than the member has
 */
export declare function correctExp(ctx: StaffCtx, { memberId, amount, memo, reason }: MethodParsed<typeof StaffGrowth.CorrectExp>): Promise<{
    exp: number;
    level: number;
}>;
