import type { WordInput, WordItem } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** Adds a word to the list; every node compiles it again. @throws BadInput */
export declare function addWord(ctx: StaffCtx, input: WordInput): Promise<WordItem>;
