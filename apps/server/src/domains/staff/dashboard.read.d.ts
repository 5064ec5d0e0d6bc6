import { type Figures } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/**
 * The figures of these days and of as many before them.
 * @throws BadInput for more than 366 days
 */
export declare function loadFigures(ctx: StaffCtx, { fromDay: from, toDay: to }: {
    fromDay: string;
    toDay: string;
}): Promise<Figures>;
