import { type MethodOutput, type ReviewCase } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/**
 * Takes own decisions of the last seconds back. Each stands alone: one that is too late, or whose target changed since,
 * stays decided.
 */
export declare function undoDecisions(ctx: StaffCtx, { ids }: {
    ids: readonly string[];
}): Promise<MethodOutput<typeof ReviewCase.Undo>>;
