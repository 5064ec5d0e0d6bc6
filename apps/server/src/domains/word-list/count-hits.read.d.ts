import type { MethodOutput, StaffWord } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** How many of the newest posts and comments a word is in, as the list would find it. */
export declare function countHits(ctx: StaffCtx, { word }: {
    word: string;
}): Promise<MethodOutput<typeof StaffWord.CountHits>>;
