import type { StaffCtx } from '../../context.ts';
interface Decision {
    id: string;
    /** Whether the strike is lifted. */
    lift: boolean;
    /** A sentence to the member. */
    answer: string;
    version: number;
}
/**
 * Decides an appeal: lifts the strike with what it caused, or upholds it. The member reads the answer.
 * @throws ContentNotFound, ChangedMeanwhile when somebody decided first, Forbidden for whoever gave the strike
 */
export declare function decideAppeal(ctx: StaffCtx, decision: Decision): Promise<void>;
export {};
