import { type MethodOutput, type UserSearchKeyword } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
type SearchWords = MethodOutput<typeof UserSearchKeyword.GetSearchKeywords>;
/** The caller's recent searches, newest first, and the hot searches. */
export declare function listSearchWords(ctx: Ctx): Promise<SearchWords>;
export {};
