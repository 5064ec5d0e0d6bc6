import type { Ctx } from '../../context.ts';
/** Counts a click, in total and of its day. @throws ContentNotFound */
export declare function clickBanner(ctx: Ctx, bannerId: string): Promise<void>;
