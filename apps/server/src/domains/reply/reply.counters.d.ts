import type { CountedTable } from '../../jobs/prove-counters.ts';
/**
 * The counters of comments, and how many a post shows. Deleted ones are not proved: their answers were deleted with
 * them.
 */
export declare const replyCounters: CountedTable[];
