/** The keys a thing is counted under before and after a change. */
export interface Change {
    before: readonly string[];
    after: readonly string[];
}
/**
 * The delta of each counter, sorted by key: transactions that lock rows in this order do not deadlock, whichever of
 * them adds what the other removes.
 */
export declare function countMoves({ before, after }: Change): {
    key: string;
    delta: 1 | -1;
}[];
