import { type MethodParsed, type Page, type Search } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
export type SearchInput = MethodParsed<typeof Search.GetList>;
/** The results, in order, with the words that were searched. */
export interface FoundPage extends Omit<Page<never>, 'items'> {
    rows: {
        id: string;
        kind: string;
    }[];
    words: string[];
}
/**
 * A page of targets that contain every word, as visible as in any list. 最新 is complete; 相关 and 最热 sort the newest 240
 * matches, and for 相关 also the newest 240 matches in title or tags. totalCount: capped at 240.
 */
export declare function searchTargets(ctx: Ctx, input: SearchInput): Promise<FoundPage>;
