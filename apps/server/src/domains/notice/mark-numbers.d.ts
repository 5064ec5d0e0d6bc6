import type { Mark } from '../target/index.ts';
/** What rows of `like_notice` and their actors store for a mark. */
export declare const markNumbers: {
    readonly like: 1;
    readonly collect: 2;
};
/** The mark of a stored number. */
export declare function markOf(stored: number): Mark | undefined;
