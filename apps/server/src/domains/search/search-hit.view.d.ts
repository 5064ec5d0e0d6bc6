import type { SearchHit } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/** Found targets, in the order given, with the matched parts: ranges of plain text, never markup. */
export declare function loadSearchHits(ctx: Ctx, rows: readonly {
    id: string;
    kind: string;
}[], words: readonly string[]): Promise<SearchHit[]>;
/** The part of a text around the first word found in it; its beginning where there is none. */
export declare function excerptOf(text: string, words: readonly string[]): string;
