import type { MethodOutput, StaffSystem } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
type Overview = MethodOutput<typeof StaffSystem.Get>;
/** What the site runs on. */
export declare function loadSystem(ctx: StaffCtx): Promise<Overview>;
export {};
