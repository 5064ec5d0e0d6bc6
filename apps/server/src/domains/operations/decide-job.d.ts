import type { StaffCtx } from '../../context.ts';
interface JobDecision {
    id: string;
    reason: string;
}
/** Runs a job that does not run at once, as often as it may fail. @throws ContentNotFound */
export declare function runJobAgain(ctx: StaffCtx, decision: JobDecision): Promise<null>;
/** Removes a job that does not run. @throws ContentNotFound */
export declare function dropJob(ctx: StaffCtx, decision: JobDecision): Promise<null>;
export {};
