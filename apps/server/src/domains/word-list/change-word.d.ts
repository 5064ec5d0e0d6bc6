import type { MethodParsed, StaffWord, WordItem } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** Changes a word of the list. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export declare function changeWord(ctx: StaffCtx, input: MethodParsed<typeof StaffWord.Update>): Promise<WordItem>;
