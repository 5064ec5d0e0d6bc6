/**
 * All rows of a list of any length, one batch in memory at a time.
 * @param read a number of rows after one, from the beginning for undefined, in an order that an index serves
 */
export declare function walkRows<R>(read: (after: R | undefined, limit: number) => Promise<R[]>, limit?: number): AsyncGenerator<R>;
/** All rows of a list that is known to be short. */
export declare function allRows<R>(rows: AsyncIterable<R>): Promise<R[]>;
