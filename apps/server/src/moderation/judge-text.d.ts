import type { WordVerdict } from '@guangquan/rules/word-automaton';
import { type WordsCtx } from './current-words.ts';
/** The verdict of the word list on texts a member wrote. */
export declare function judgeText(ctx: WordsCtx, texts: readonly string[]): Promise<WordVerdict>;
/** A function that replaces the words to replace in texts a member wrote, before they are judged. */
export declare function wordReplacer(ctx: WordsCtx): Promise<(text: string) => string>;
