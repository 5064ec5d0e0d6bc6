import type { MethodOutput, StaffSession } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** The caller's live sessions in the console, last used first. */
export declare function loadStaffSessions(ctx: StaffCtx): Promise<MethodOutput<typeof StaffSession.GetList>>;
