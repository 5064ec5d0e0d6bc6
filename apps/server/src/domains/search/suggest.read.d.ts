import type { Suggestions } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/** Completions of a typed prefix. From two letters on, pinyin and its first letters match too. */
export declare function suggest(ctx: Ctx, keyword: string): Promise<Suggestions>;
