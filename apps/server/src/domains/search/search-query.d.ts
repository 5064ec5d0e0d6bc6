import type { MethodParsed, Search } from '@guangquan/contract';
import { type GearRanges } from '@guangquan/rules/gear-query';
import type { App } from '../../context.ts';
import type { ShotRanges } from '../target/index.ts';
import { type NamedWords } from './named-words.ts';
type SearchInput = MethodParsed<typeof Search.GetList>;
/** A search in terms of the index. */
export interface SearchQuery {
    words: string[];
    /** Words that a post may also have by a term. */
    named: NamedWords[];
    /** Names of the kinds of targets that the tab lists. */
    kinds: string[];
    /** Terms that every found post has. */
    all: string[];
    /** As `all`, for posts with every word in title or tags; null where the words are too short for that. */
    head: string[] | null;
    /** Groups of terms, of each of which a found post has at least one. */
    any: string[][];
    /** Only tags are searched: a single character is in nearly every text. */
    tagsOnly: boolean;
    ranges: GearRanges;
    /** Nothing is searched but ranges of camera data, of any age. */
    onlyFigures: boolean;
    /** Gear and figures that must apply to the same photograph, whereas terms cover all photographs of a post. */
    shotRanges: ShotRanges;
    since: Date | null;
}
/**
 * Parses what was typed. @returns null when nothing can be found: unknown gear, or only punctuation
 * @throws SearchConflict for conditions that exclude each other
 */
export declare function readSearch(app: App, input: SearchInput): Promise<SearchQuery | null>;
export {};
