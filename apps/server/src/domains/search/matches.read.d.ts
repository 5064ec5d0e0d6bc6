import type { Ctx } from '../../context.ts';
import type { SearchQuery } from './search-query.ts';
import type { Step } from './search-steps.ts';
import { type Place } from './word-conditions.ts';
/** Sort order of matches: by ordinal, by heat, or by relevance times recency. */
export type SearchOrder = 'new' | 'hot' | 'relevance';
/** A page of search results. */
export interface MatchRequest {
    query: SearchQuery;
    order: SearchOrder;
    /** Ordinal of the newest post considered. */
    top: number;
    /** The instant from which ages are computed, epoch milliseconds. */
    at: number;
    /** This many of the newest matches are counted and sorted. */
    candidates: number;
    /** The last row of the previous page. */
    after: {
        score: number;
        id: string;
    } | null;
    skip: number;
    /** Maximum number of rows. */
    take: number;
}
/** Result of reading a step of the index. */
export interface MatchPage {
    /** Matches, at most `candidates`. */
    found: number;
    /** Those of them that match in title or tags; counted by relevance only. */
    in_head: number;
    /** Rows of the page, as JSON. */
    page: unknown;
}
/** Reads a step of the index: its matches in this place, counted and sorted, and only the rows of the page. */
export declare function readMatches(ctx: Ctx, requested: MatchRequest, place: Place, { blocks }: Step): Promise<MatchPage>;
