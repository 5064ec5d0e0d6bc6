import type { MethodOutput, StaffGrowth } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { PageInput } from '../../../db/paging.ts';
/** The rules that apply today and those that will. A few dozen: read as a whole. */
export declare function listRules(ctx: StaffCtx, input: PageInput): Promise<MethodOutput<typeof StaffGrowth.GetRules>>;
/** The thresholds that apply today and those that will. */
export declare function listScales(ctx: StaffCtx, input: PageInput): Promise<MethodOutput<typeof StaffGrowth.GetScales>>;
