import { type EmotionReport } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/** Counts of the emotions about a post that may be chosen, and the viewer's own. @throws ContentNotFound */
export declare function reportEmotions(ctx: Ctx, { publishId }: {
    publishId: string;
}): Promise<EmotionReport>;
