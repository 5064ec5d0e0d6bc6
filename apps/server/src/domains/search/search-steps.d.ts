/** A part of the index, from the newest considered post backwards. */
export interface Step {
    /** Adjacent blocks; null for all posts. */
    blocks: string[] | null;
    /** Number of posts in it. */
    size: number;
}
/** An observation: this many matches among this many posts. */
export interface Sample {
    size: number;
    found: number;
}
/**
 * Reads larger and larger parts of the index until there are enough matches: the cost depends on what is found, not on
 * the number of posts, however common or rare a word is.
 * @param top ordinal of the newest post considered
 * @param sample what is already known of these matches
 */
export declare function readSteps<R>(top: number, enough: number, read: (step: Step) => Promise<R>, found: (result: R) => number, sample?: Sample | null): Promise<{
    result: R;
    step: Step;
}>;
/**
 * Number of posts expected to contain enough matches, extrapolated from a smaller number; at least twice as many. No
 * match counts as one.
 */
export declare function sizeFor({ size, found }: Sample, enough: number): number;
/** The fewest blocks that contain this many of the newest posts; everything where that is hardly more. */
export declare function stepOf(top: number, size: number): Step;
