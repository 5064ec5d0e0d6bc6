import type { Ctx } from '../../context.ts';
/**
 * The posts of 今日一幅, the same for everybody all day: those the editors picked before the day began, then the newest
 * earlier posts, shuffled by the day.
 */
export declare function listDailyPicks(ctx: Ctx): Promise<string[]>;
