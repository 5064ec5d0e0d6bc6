import { type WordMatcher } from '@guangquan/rules/word-list';
import type { SettingCtx } from '../db/settings.ts';
export type WordsCtx = SettingCtx;
/**
 * The word list as compiled by this node: once per change, which the database announces over the bus. While it cannot
 * be read, the previous one stays in force.
 * @throws what the database throws, when no list has been read since the start
 */
export declare function currentWords(ctx: WordsCtx): Promise<WordMatcher>;
