/**
 * Answers requests for single ids by one read at a time: whoever asks during a read waits for the next one, which
 * begins afterwards. So an answer is never older than its request, and any number of requests occupies one connection.
 */
export declare function batchReads<V>(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, V>>): (id: string) => Promise<V | undefined>;
