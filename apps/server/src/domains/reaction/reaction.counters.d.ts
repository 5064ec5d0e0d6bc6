import type { CountedTable } from '../../jobs/prove-counters.ts';
/** Counters of likes, collections and shares at posts, members and folders; a share counts once per person and day. */
export declare const reactionCounters: CountedTable[];
