import type { ReviewReport } from '@guangquan/contract';
import type { FoundSign } from '@guangquan/rules/report-signs';
import type { Ctx } from '../../context.ts';
/** The newest reports of a target, for those who decide, and signs that the open ones were arranged. */
export declare function loadReportsOf(ctx: Ctx, { reportType, targetId }: {
    reportType: number;
    targetId: string;
}): Promise<{
    reports: ReviewReport[];
    signs: FoundSign[];
}>;
