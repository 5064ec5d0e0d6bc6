import { type MethodOutput, type StaffFrame, type StaffMedal } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { PageInput } from '../../../db/paging.ts';
/** All medals, also those that cannot be won yet, with the goals that apply today and those that will. */
export declare function listStaffMedals(ctx: StaffCtx, input: PageInput): Promise<MethodOutput<typeof StaffMedal.GetList>>;
/** All frames, also those that cannot be won yet, with the rules that apply today and those that will. */
export declare function listStaffFrames(ctx: StaffCtx, input: PageInput): Promise<MethodOutput<typeof StaffFrame.GetList>>;
