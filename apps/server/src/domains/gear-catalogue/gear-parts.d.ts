/** The words of a folded text: `50/1.4` and `佳能 5d3` have two. */
export declare function partsOf(folded: string): string[];
/** Whether a folded name contains every part. */
export declare function hasEveryPart(name: string, parts: readonly string[]): boolean;
/**
 * Whether a folded name contains a part. Numbers are not cut, 50 is not in 150mm; words are not begun in their middle,
 * x100 is not in GFX100, but f2.8 is in 27mmF2.8; a single letter is a word.
 */
export declare function hasPart(name: string, part: string): boolean;
